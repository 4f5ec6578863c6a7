// A region for what is wider than a phone: it scrolls by itself, and the keyboard reaches it. [LGL-06]
import type { ReactNode } from "react";

export const Scrolling = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls with the arrow keys, which takes the focus
  <div className="m-table" role="group" aria-label={label} tabIndex={0} data-scrolls>
    {children}
  </div>
);
