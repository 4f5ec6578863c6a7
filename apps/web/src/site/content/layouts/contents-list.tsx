// What is on a long page: its headings as links; folded on a phone, beside the text where there is room. [CNT-04] [LNK-05]
import type { Heading } from "@kontor/domain/site/help";
import { useTexts } from "../../../platform/texts/texts.tsx";
import * as styles from "./layouts.module.css";

export const ContentsList = ({ contents }: { readonly contents: readonly Heading[] }) => {
  const t = useTexts("content");
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <details open>
        <summary id="contents-title">{t("contents")}</summary>
        <Entries entries={contents} />
      </details>
    </nav>
  );
};

const Entries = ({ entries }: { readonly entries: readonly Heading[] }) => (
  <ol>
    {entries.map(({ id, text, children }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
        {children.length === 0 ? null : <Entries entries={children} />}
      </li>
    ))}
  </ol>
);
