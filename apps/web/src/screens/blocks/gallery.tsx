// A gallery: pictures that lead to themselves in large, so that a look needs no scripts. [CNT-01] [UIM-06]
import type { BlockViewOf } from "../../page/content-views.ts";
import { useTexts } from "../../page/texts.tsx";
import { ShownPicture } from "./picture.tsx";
import { BlockSection } from "./section.tsx";

export const Gallery = ({ block }: { readonly block: BlockViewOf<"gallery"> }) => {
  const t = useTexts("content");
  const { pictures, loop } = block;
  return (
    <BlockSection block={block} kind="gallery">
      <ul className="b-gallery" data-gallery={block.id} data-loop={loop || undefined}>
        {pictures.map((picture, at) => {
          const name = picture.title ?? (picture.alt === "" ? t("picture", { number: at + 1, count: pictures.length }) : picture.alt);
          return (
            <li key={picture.full}>
              <figure>
                <a href={picture.full} data-picture={at} aria-label={t("enlarge", { title: name })}>
                  <ShownPicture picture={picture} />
                </a>
                {picture.title === null ? null : <figcaption>{picture.title}</figcaption>}
              </figure>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
};
