// A state or a deal in a word or two, on a tinted slip; the word says it, the colour repeats it.
import type { ReactNode } from "react";

export interface BadgeProps {
  readonly kind?: "plain" | "deal" | "free" | "stop";
  readonly children: ReactNode;
}

export const Badge = ({ kind = "plain", children }: BadgeProps) => (
  <span className="k-slip" data-kind={kind}>
    {children}
  </span>
);
