// What all four steps share: the named progress, the heading, one column, and the ledger beside it where there is room.
import { Stepper } from "@kontor/ui/stepper";
import { type Step, steps, stepStanding } from "@kontor/domain/shop/checkout";
import type { ReactNode } from "react";
import type { CheckoutBase } from "../../../page/checkout-views.ts";
import { useTexts } from "../../../page/texts.tsx";

export interface FrameProps {
  readonly step: Step;
  readonly title: string;
  readonly paths: CheckoutBase["paths"];
  readonly aside?: ReactNode;
  /** What stays at the bottom of a narrow screen. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

export const CheckoutFrame = ({ step, title, paths, aside, bar, children }: FrameProps) => {
  const t = useTexts("checkout");
  const views = steps.map((key) => {
    const state = stepStanding(key, step);
    return { key, label: t(`steps.${key}`), state, href: state === "done" && step !== "thank-you" ? paths[key] : undefined };
  });
  return (
    <div className="checkout" data-aside={aside ? true : undefined}>
      <Stepper label={t("steps.label")} doneWord={t("steps.done")} steps={views} />
      <h1 className="checkout-title" tabIndex={-1}>
        {title}
      </h1>
      <div className="checkout-main">{children}</div>
      {bar}
      {aside ? <aside className="checkout-aside">{aside}</aside> : null}
    </div>
  );
};
