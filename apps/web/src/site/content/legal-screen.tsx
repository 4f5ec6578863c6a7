// A page of plain text: reading first.
import type { PageOf } from "../../platform/page/model.ts";
import * as styles from "../../shell/section.module.css";
import type { TextPage } from "./reading-views.ts";

export default function TextScreen({ page }: { readonly page: PageOf<"text", TextPage> }) {
  const { title, lead, sections } = page.data;
  return (
    <article className={`k-wrap t-page ${styles.column}`} data-narrow>
      <h1>{title}</h1>
      <p className="k-lead">{lead}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
