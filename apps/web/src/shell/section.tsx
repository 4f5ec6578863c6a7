// What most blocks have in common: a section with its heading and a text below it. [CNT-01]
import type { ReactNode } from "react";
import { Html } from "./html.tsx";
import * as styles from "./section.module.css";

export const BlockSection = ({
  block,
  kind,
  children,
}: {
  readonly block: { readonly id: string; readonly title: string; readonly html: string };
  readonly kind: string;
  readonly children?: ReactNode;
}) => (
  <section className={styles.block} data-block={kind} aria-labelledby={block.title === "" ? undefined : block.id}>
    <div className={styles.head}>
      {block.title === "" ? null : <h2 id={block.id}>{block.title}</h2>}
      <Html html={block.html} className={`k-prose ${styles.text}`} />
    </div>
    {children}
  </section>
);
