// Questions with their answers folded below them; each can be linked to. [CNT-01]
import { ChevronDown } from "lucide-react";
import type { BlockViewOf } from "../views.ts";
import { Html } from "../../../shell/html.tsx";
import { BlockSection } from "../../../shell/section.tsx";
import * as styles from "./blocks.module.css";

export const Faq = ({ block }: { readonly block: BlockViewOf<"faq"> }) => (
  <BlockSection block={{ ...block, html: "" }} kind="faq">
    <div className={styles.faq}>
      {block.items.map(({ id, question, html }) => (
        <details key={id} id={id}>
          <summary>
            <h3>{question}</h3>
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </summary>
          <Html html={html} />
        </details>
      ))}
    </div>
  </BlockSection>
);
