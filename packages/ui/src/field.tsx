// What every form field shares: label, note, hint and the error under it, tied together for assistive technology.
import type { ReactNode } from "react";
import { CircleAlert } from "lucide-react";

export interface FieldFrame {
  readonly id: string;
  readonly label: ReactNode;
  /** A word behind the label, such as "optional". */
  readonly note?: string | undefined;
  readonly hint?: ReactNode | undefined;
  /** The text of the refusal; absent while the field is right. */
  readonly error?: string | undefined;
}

/** Ids of what describes the control, for `aria-describedby`. */
export const describedBy = ({ id, hint, error }: FieldFrame): string | undefined =>
  [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ") || undefined;

export const FieldError = ({ id, error }: Pick<FieldFrame, "id" | "error">) =>
  error ? (
    <p className="k-field-error" id={`${id}-error`}>
      <CircleAlert aria-hidden="true" size={18} strokeWidth={1.75} />
      <span>{error}</span>
    </p>
  ) : null;

/** The label above, the hint and the error below one control. */
export const Field = ({
  children,
  span,
  ...frame
}: FieldFrame & { readonly children: ReactNode; readonly span?: "half" | "third" | "two-thirds" | undefined }) => (
  <div className="k-field" data-span={span} data-wrong={frame.error ? true : undefined}>
    <label className="k-field-label" htmlFor={frame.id}>
      {frame.label}
      {frame.note ? <span className="k-field-note"> ({frame.note})</span> : null}
    </label>
    {children}
    <FieldError id={frame.id} error={frame.error} />
    {frame.hint ? (
      <p className="k-field-hint" id={`${frame.id}-hint`}>
        {frame.hint}
      </p>
    ) : null}
  </div>
);
