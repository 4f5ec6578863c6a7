// A block of questions and answers. [CNT-01]
import type { BlockViewOf } from "../views.ts";
import { Questions } from "../../../shell/questions.tsx";
import { BlockSection } from "../../../shell/section.tsx";
import * as styles from "./blocks.module.css";

export const Faq = ({ block }: { readonly block: BlockViewOf<"faq"> }) => (
  <BlockSection block={{ ...block, html: "" }} kind="faq">
    <Questions items={block.items} className={styles.faq} />
  </BlockSection>
);
