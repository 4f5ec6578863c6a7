// The opening of a page: its heading, a sentence, where to go on, and a picture or drawing. [CNT-01]
import type { BlockViewOf } from "../views.ts";
import { Drawing, Scene, sceneNamed } from "../../../shell/drawing.tsx";
import { Html } from "../../../shell/html.tsx";
import { BlockLinks } from "./links.tsx";
import { ShownPicture } from "../../../shell/picture/picture.tsx";
import * as styles from "./blocks.module.css";

export const Hero = ({ block, first }: { readonly block: BlockViewOf<"hero">; readonly first: boolean }) => {
  const Heading = first ? "h1" : "h2";
  const { heading, html, drawing, image, links } = block;
  return (
    <section className={styles.hero} data-block="hero" data-pictured={image !== null || drawing !== null || undefined}>
      <div className={styles.heroWords}>
        <Heading>{heading}</Heading>
        <Html html={html} className={`k-prose ${styles.heroText}`} />
        <BlockLinks links={links} />
      </div>
      {image !== null ? (
        <ShownPicture picture={image} className={styles.heroPicture} first={first} />
      ) : drawing === null ? null : sceneNamed(drawing) ? (
        <Scene name={drawing} className={styles.heroScene} />
      ) : (
        <div className={styles.heroDrawing}>
          <Drawing name={drawing} size={160} />
        </div>
      )}
    </section>
  );
};
