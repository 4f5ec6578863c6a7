// The empty cart: says so, and leads to what can be put into it.
import { useEffect, useRef } from "react";
import { buttonLook } from "@kontor/ui/button";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { CheckoutBase } from "../checkout/frame/views.ts";
import type { CartPage } from "./views.ts";
import * as checkoutStyles from "../checkout/frame/checkout.module.css";
import * as styles from "./cart.module.css";

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
