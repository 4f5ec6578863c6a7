// A text that the server made of Markdown: safe by its renderer, shown as it is. [CNT-01]
import { memo } from "react";

/** Long texts are put in once: React does not look at what stands in them. */
export const Html = memo(({ html, className = "k-prose" }: { readonly html: string; readonly className?: string }) =>
  html === "" ? null : <div className={className} dangerouslySetInnerHTML={{ __html: html }} />,
);
