// The errors of a form on top of it: takes the focus when they appear, and each entry leads to its field.
import { useEffect, useRef } from "react";
import { CircleAlert } from "lucide-react";

export interface ErrorSummaryProps {
  readonly title: string;
  /** Field id and text, in the order of the form. */
  readonly errors: readonly { readonly field: string; readonly text: string }[];
  /** Counts the attempts; a new attempt moves the focus here again. */
  readonly attempt: number;
}

const focusField = (id: string): void => {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
};

export const ErrorSummary = ({ title, errors, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (attempt > 0 && shown) box.current?.focus();
  }, [attempt, shown]);
  if (!shown) return null;
  return (
    <div ref={box} className="k-notice" data-kind="stop" role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <CircleAlert aria-hidden="true" strokeWidth={1.75} />
      <div>
        <h2 id="error-summary-title" className="k-notice-title">
          {title}
        </h2>
        <ul className="k-notice-list">
          {errors.map((error) => (
            <li key={error.field}>
              <a
                href={`#${error.field}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(error.field);
                }}
              >
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
