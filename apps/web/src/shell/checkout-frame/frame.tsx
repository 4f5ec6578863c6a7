// What all four steps share: the named progress, the heading, one column, and the ledger beside it where there is room.
import { Stepper } from "@kontor/ui/stepper";
import { type Step, steps, stepState } from "@kontor/domain/shop/checkout";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { CheckoutBase } from "./views.ts";
import * as styles from "./checkout.module.css";

export interface FrameProps {
  readonly step: Step;
  /** Without an order in progress no steps are shown. */
  readonly noProgress?: boolean;
  readonly title: string;
  readonly paths: CheckoutBase["paths"];
  readonly aside?: ReactNode;
  /** What stays at the bottom of a narrow screen. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

export const CheckoutFrame = ({ step, noProgress = false, title, paths, aside, bar, children }: FrameProps) => {
  const t = useTexts("checkout");
  const views = steps.map((key) => {
    const state = stepState(key, step);
    return {
      key,
      label: t(`steps.${key}`),
      state,
      href: state === "done" && step !== "thank-you" ? paths[key] : undefined,
    };
  });
  return (
    <div className={styles.checkout} data-aside={aside ? true : undefined}>
      {noProgress ? null : <Stepper label={t("steps.label")} doneWord={t("steps.done")} steps={views} />}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.main}>{children}</div>
      {bar}
      {aside ? (
        <aside className={styles.aside}>
          <div className={styles.asideStays}>{aside}</div>
        </aside>
      ) : null}
    </div>
  );
};
