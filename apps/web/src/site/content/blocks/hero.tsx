// The opening of a page: its heading, a sentence, where to go on, and a picture or drawing. [CNT-01]
import type { BlockViewOf } from "../views.ts";
import { Drawing, Scene, sceneNamed } from "../../../shell/drawing.tsx";
import { Html } from "../../../shell/html.tsx";
import { BlockLinks } from "./links.tsx";
import { ShownPicture } from "../../picture/picture.tsx";
import "./blocks.css";

export const Hero = ({ block, first }: { readonly block: BlockViewOf<"hero">; readonly first: boolean }) => {
  const Heading = first ? "h1" : "h2";
  const { heading, html, drawing, image, links } = block;
  return (
    <section className="b-hero" data-block="hero" data-pictured={image !== null || drawing !== null || undefined}>
      <div className="b-hero-words">
        <Heading>{heading}</Heading>
        <Html html={html} className="k-prose b-hero-text" />
        <BlockLinks links={links} />
      </div>
      {image !== null ? (
        <ShownPicture picture={image} className="b-hero-picture" first={first} />
      ) : drawing === null ? null : sceneNamed(drawing) ? (
        <Scene name={drawing} className="b-hero-scene" />
      ) : (
        <div className="b-hero-drawing">
          <Drawing name={drawing} size={160} />
        </div>
      )}
    </section>
  );
};
