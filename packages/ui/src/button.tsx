// The button: one primary action a screen, quiet ones beside it; a busy button keeps the focus and is announced as busy.
import type { ButtonHTMLAttributes, ReactNode } from "react";

export type ButtonKind = "primary" | "secondary" | "quiet";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  readonly kind?: ButtonKind;
  /** While it works: presses are ignored, the word stays, assistive technology hears "busy". */
  readonly busy?: boolean;
  readonly size?: "normal" | "large" | "small";
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

export const Button = ({
  kind = "primary",
  busy = false,
  size = "normal",
  wide = false,
  icon,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={busy ? "button" : type}
    className="k-button"
    data-kind={kind}
    data-size={size}
    data-wide={wide || undefined}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? undefined : onClick}
  >
    {icon ? (
      <span className="k-button-icon" aria-hidden="true">
        {icon}
      </span>
    ) : null}
    <span>{children}</span>
  </button>
);

/** The look of a button for a link, as attributes: `<Link {...buttonLook("secondary")}>`. */
export const buttonLook = (kind: ButtonKind = "primary", size: "normal" | "large" | "small" = "normal", wide = false) =>
  ({ className: "k-button", "data-kind": kind, "data-size": size, "data-wide": wide ? "" : undefined }) as const;
