// A gallery: pictures that lead to themselves in large, so that a look needs no scripts. [CNT-01] [UIM-06]
import { lazy, type MouseEvent, Suspense, useState } from "react";
import type { BlockViewOf } from "../views.ts";
import { useTexts } from "../../../platform/texts/texts.tsx";
import { ShownPicture } from "../../../shell/picture/picture.tsx";
import { BlockSection } from "../../../shell/section.tsx";
import * as styles from "./blocks.module.css";

const Lightbox = lazy(() => import("../../../interface/lightbox/lightbox.tsx"));

export const Gallery = ({ block }: { readonly block: BlockViewOf<"gallery"> }) => {
  const t = useTexts("content");
  const { pictures, loop } = block;
  const [opened, setOpened] = useState<number | null>(null);
  const open = (event: MouseEvent, at: number): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(at);
  };
  return (
    <BlockSection block={block} kind="gallery">
      <ul className={styles.gallery} data-gallery={block.id} data-loop={loop || undefined}>
        {pictures.map((picture, at) => {
          const name =
            picture.title ??
            (picture.alt === "" ? t("picture", { number: at + 1, count: pictures.length }) : picture.alt);
          return (
            <li key={picture.full}>
              <figure>
                <a
                  href={picture.full}
                  data-picture={at}
                  onClick={(event) => open(event, at)}
                  aria-label={t("enlarge", { title: name })}
                >
                  <ShownPicture picture={picture} />
                </a>
                {picture.title === null ? null : <figcaption>{picture.title}</figcaption>}
              </figure>
            </li>
          );
        })}
      </ul>
      {opened === null ? null : (
        <Suspense>
          <Lightbox
            images={pictures.map(({ full, alt, title }) => ({ src: full, alt, ...(title === null ? {} : { title }) }))}
            index={opened}
            loop={loop}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </BlockSection>
  );
};
