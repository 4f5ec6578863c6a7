// The frame of a layout around what a page says: ornament and scene of a season, list of what is on the page. [LOC-12]
import type { ReactNode } from "react";
import type { Heading } from "@kontor/domain/site/help";
import type { Layout } from "@kontor/domain/site/routing";
import { Ornament, Scene } from "../../../shell/drawing.tsx";
import { ContentsList } from "./contents-list.tsx";
import { layoutLooks } from "./layouts.ts";
import * as styles from "./layouts.module.css";

/** So many headings make a list of them worth while. */
const worthListing = 3;

export const LayoutFrame = ({
  layout,
  title,
  lead,
  contents = [],
  pictured = false,
  children,
}: {
  readonly layout: Layout;
  /** The page's h1; null where a block shows it. */
  readonly title: string | null;
  readonly lead?: string;
  readonly contents?: readonly Heading[];
  /** Whether the page opens with a picture of its own; the layout's scene then closes the page. */
  readonly pictured?: boolean;
  readonly children: ReactNode;
}) => {
  const { frame, scene, season } = layoutLooks[layout];
  const listed = frame === "listed" && contents.length >= worthListing;
  return (
    <div
      data-layout={layout}
      data-frame={frame}
      data-listed={listed || undefined}
      data-scene={scene === null ? undefined : pictured ? "below" : "beside"}
    >
      {season === null ? null : <Ornament season={season} />}
      <div className={`k-wrap ${styles.body}`}>
        {title === null ? null : (
          <header className="l-head">
            <h1>{title}</h1>
            {lead === undefined ? null : <p className="k-lead">{lead}</p>}
          </header>
        )}
        {scene === null || pictured ? null : <Scene name={scene} className={styles.scene} />}
        {listed ? <ContentsList contents={contents} /> : null}
        <div className={styles.blocks}>{children}</div>
        {scene === null || !pictured ? null : <Scene name={scene} className={styles.scene} />}
      </div>
    </div>
  );
};
