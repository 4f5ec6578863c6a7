// The errors of a form on top of it: takes the focus when they appear, and each entry leads to its field.
import { useEffect, useRef } from "react";
import { CircleAlert } from "lucide-react";

export interface FieldFault {
  readonly field: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  /** Field id and text, in the order of the form. */
  readonly errors: readonly FieldFault[];
  /** Fields that are only still empty, where they are many: a sentence that counts them, and their names alone. */
  readonly gaps?: { readonly text: string; readonly fields: readonly FieldFault[] } | undefined;
  /** Counts the attempts; a new attempt moves the focus here again. */
  readonly attempt: number;
}

const focusField = (id: string): void => {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
};

const FaultLink = ({ field, text }: FieldFault) => (
  <a
    href={`#${field}`}
    onClick={(event) => {
      event.preventDefault();
      focusField(field);
    }}
  >
    {text}
  </a>
);

/** No live region: it takes the focus, and would read itself again with each corrected field. */
export const ErrorSummary = ({ title, errors, gaps, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0 || gaps !== undefined;
  useEffect(() => {
    if (attempt > 0 && shown) box.current?.focus();
  }, [attempt, shown]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      id="error-summary"
      className="k-notice"
      data-kind="stop"
      role="group"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that comes back with errors begins with them, without scripts, too
      autoFocus={attempt === 0}
    >
      <CircleAlert aria-hidden="true" strokeWidth={1.75} />
      <div>
        <h2 id="error-summary-title" className="k-notice-title">
          {title}
        </h2>
        {gaps === undefined ? null : (
          <>
            <p>{gaps.text}</p>
            <ul className="k-notice-names">
              {gaps.fields.map((fault) => (
                <li key={fault.field}>
                  <FaultLink {...fault} />
                </li>
              ))}
            </ul>
          </>
        )}
        {errors.length === 0 ? null : (
          <ul className="k-notice-list">
            {errors.map((fault) => (
              <li key={fault.field}>
                <FaultLink {...fault} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
