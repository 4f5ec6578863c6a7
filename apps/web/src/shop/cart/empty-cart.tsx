// The empty cart, which says so and leads to what can be put into it, and how a cart is emptied: after a question, whose dialog is fetched when it is first asked for. [CRT-05]
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button, buttonLook } from "@kontor/ui/button";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { CartIntent } from "@kontor/domain/shop/cart";
import { hideBlur, showBlur } from "../../shell/blur.ts";
import { PressForm } from "./press.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { CheckoutBase } from "../../shell/checkout-frame/views.ts";
import type { CartPage } from "./views.ts";
import * as checkoutStyles from "../../shell/checkout-frame/checkout.module.css";
import * as styles from "./cart.module.css";

const ConfirmDialog = lazy(() =>
  import("@kontor/ui/confirm-dialog").then((loaded) => ({ default: loaded.ConfirmDialog })),
);

export interface ClearCartProps {
  readonly onChange: (intent: CartIntent) => void;
}

export const ClearCart = ({ onChange }: ClearCartProps) => {
  const t = useTexts("cart");
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  useEffect(() => {
    if (!asking) return undefined;
    showBlur("clear-cart");
    return () => hideBlur("clear-cart");
  }, [asking]);
  return (
    <>
      <Button kind="quiet" size="small" data-scripted="" onClick={() => setAsking(true)}>
        {t("clear.ask")}
      </Button>
      <noscript>
        {import.meta.env.SSR ? (
          <PressForm intent={{ kind: "clear" }}>
            <Button type="submit" kind="quiet" size="small">
              {t("clear.ask")}
            </Button>
          </PressForm>
        ) : null}
      </noscript>
      {asking ? (
        <Suspense>
          <ConfirmDialog
            title={t("clear.title")}
            text={t("clear.text")}
            confirm={t("clear.confirm")}
            cancel={t("clear.cancel")}
            onCancel={close}
            onConfirm={() => {
              close();
              onChange({ kind: "clear" });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};

/** A quay with an empty crate, in the ink of the page. */
const Quay = () => (
  <svg
    className={styles.emptyPicture}
    viewBox="0 0 240 120"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M8 96h224M20 96v12M64 96v12M108 96v12M152 96v12M196 96v12" />
    <path d="M84 52h68v44H84zM84 66h68M96 52v44M140 52v44" />
    <path d="M84 52l10-14h48l10 14" stroke="var(--sea)" />
    <path d="M186 96V30h26M200 30v18M196 48h8" />
    <path
      d="M12 112c8-4 12-4 20 0s12 4 20 0 12-4 20 0 12 4 20 0 12-4 20 0 12 4 20 0 12-4 20 0 12 4 20 0 12-4 20 0 12 4 20 0"
      stroke="var(--sea)"
    />
  </svg>
);

export interface EmptyCartProps extends Pick<CheckoutBase, "links">, Pick<CartPage, "ordered"> {
  /** The last item went on this screen: what had the focus is gone, so the heading takes it. */
  readonly justEmptied: boolean;
}

export const EmptyCart = ({ links, ordered, justEmptied }: EmptyCartProps) => {
  const t = useTexts("cart");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justEmptied) heading.current?.focus();
  }, [justEmptied]);
  return (
    <div className={styles.empty}>
      <Quay />
      <h2 ref={heading} tabIndex={-1}>
        {t("empty.title")}
      </h2>
      {ordered === undefined ? (
        <p>{t("empty.text")}</p>
      ) : (
        <p>
          {t("empty.ordered", { number: ordered.number })} <PageLink href={ordered.href}>{t("empty.order")}</PageLink>
        </p>
      )}
      <div className={checkoutStyles.stepsOn}>
        <PageLink href={links.domains} {...buttonLook("primary")}>
          {t("empty.domain")}
        </PageLink>
        <PageLink href={links.hosting} {...buttonLook("secondary")}>
          {t("empty.hosting")}
        </PageLink>
      </div>
    </div>
  );
};
