// What unfolds under a line: details and summary of HTML. Its sheet is `@kontor/ui/disclosure.css`.
import type { ReactNode } from "react";
import { ChevronRight } from "lucide-react";

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Of several with one name one is open at a time. */
  readonly name?: string;
}

export const Disclosure = ({ summary, children, open, name }: DisclosureProps) => (
  <details className="k-disclosure" open={open} name={name}>
    <summary>
      <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
      <span>{summary}</span>
    </summary>
    <div className="k-disclosure-content">{children}</div>
  </details>
);
