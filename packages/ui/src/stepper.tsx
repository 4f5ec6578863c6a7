// Progress as named steps: done steps are links back, the current one is marked, later ones are only named.
import { Check } from "lucide-react";

export interface StepView {
  readonly key: string;
  readonly label: string;
  readonly state: "done" | "current" | "ahead";
  /** Where a done step leads back to; absent when there is no way back. */
  readonly href?: string | undefined;
}

export interface StepperProps {
  readonly label: string;
  /** Such as "done", the label of the finished steps. */
  readonly doneWord: string;
  readonly steps: readonly StepView[];
}

export const Stepper = ({ label, doneWord, steps }: StepperProps) => (
  <nav className="k-stepper" aria-label={label}>
    <ol>
      {steps.map((step, index) => (
        <li key={step.key} data-state={step.state} aria-current={step.state === "current" ? "step" : undefined}>
          <span className="k-stepper-mark" aria-hidden="true">
            {step.state === "done" ? <Check size={16} strokeWidth={2.25} /> : index + 1}
          </span>
          {step.href ? (
            <a className="k-stepper-name" href={step.href}>
              {step.label}
            </a>
          ) : (
            <span className="k-stepper-name">{step.label}</span>
          )}
          {step.state === "done" ? <span className="k-hidden">, {doneWord}</span> : null}
        </li>
      ))}
    </ol>
  </nav>
);
