// A step that could not be loaded: its own text, trying again, emptying the cart, the way to the support. [CRT-05] [SHL-07] [SHL-13] [SHL-14]
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import type { FailedStep } from "../views.ts";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import { seenQuote } from "../../cart/stored.ts";
import { callIn } from "../../../platform/client/shop-fetch.ts";
import { Closed } from "../../account/closed-account.tsx";
import { CheckoutFrame } from "../../../shell/checkout-frame/frame.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import * as styles from "../../../shell/checkout-frame/checkout.module.css";

export const StepFailed = ({ data }: { readonly data: FailedStep }) =>
  data.failed === "AreaClosed" || data.failed === "AccountNotLinked" ? (
    <Closed why={data.failed} />
  ) : (
    <NotLoaded data={data} />
  );

const NotLoaded = ({ data }: { readonly data: FailedStep }) => {
  const t = useTexts("checkout");
  const locale = useLocale();
  const router = useRouter();
  const [pressed, setPressed] = useState<"again" | "forget" | "empty" | null>(null);
  const isNoOrder = data.failed === "no-order";
  const key = isNoOrder ? "noOrder" : `errors.${data.step}`;
  /** One at a time: the others wait, and only what was pressed is busy. [LOOK3-10] */
  const press = async (which: "again" | "forget" | "empty", work: () => Promise<unknown>): Promise<void> => {
    if (pressed !== null) return;
    setPressed(which);
    await work();
    await router.invalidate();
    setPressed(null);
  };
  const forget = async (): Promise<void> => {
    const { forgetReferral } = await import("../../referral/forget-referral.ts");
    await forgetReferral(locale);
  };
  const empty = async (): Promise<void> => {
    await callIn(locale)("DELETE", "/shop/order/cart/{cartId}", { path: { cartId: "current" } });
    seenQuote.clear();
    await router.navigate({ href: data.paths.cart });
  };
  return (
    <CheckoutFrame step={data.step} noProgress={isNoOrder} title={t(`${key}.title`)} paths={data.paths}>
      <Notice kind={isNoOrder ? "plain" : "stop"} role="alert">
        <p>{t(`${key}.text`)}</p>
        {isNoOrder ? null : <p>{t("supportLead")}</p>}
      </Notice>
      <div className={styles.stepsOn}>
        {isNoOrder ? (
          <PageLink href={data.paths.cart} {...buttonLook("primary")}>
            {t("noOrder.toCart")}
          </PageLink>
        ) : (
          <>
            <Button busy={pressed === "again"} onClick={() => void press("again", () => Promise.resolve())}>
              {t("tryAgain")}
            </Button>
            {data.referral ? (
              <Button kind="secondary" busy={pressed === "forget"} onClick={() => void press("forget", forget)}>
                {t("removeAffiliate")}
              </Button>
            ) : null}
          </>
        )}
        <Button kind="secondary" busy={pressed === "empty"} onClick={() => void press("empty", empty)}>
          {t("emptyCart")}
        </Button>
        <PageLink href={data.links.support} {...buttonLook("quiet")}>
          {t("support")}
        </PageLink>
      </div>
    </CheckoutFrame>
  );
};
