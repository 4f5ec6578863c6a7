// The cart: items with all their terms, voucher, ledger, and what was changed elsewhere. [CRT-01] [CRT-04] [CRT-08] [CHK-01]
import { useEffect } from "react";
import { nextStep } from "@kontor/domain/shop/checkout";
import { isProductItem } from "@kontor/domain/shop/cart";
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import type { CartPage } from "../../../page/checkout-views.ts";
import { useLocale, useTexts } from "../../../page/texts.tsx";
import { mergedCarts, seenQuote } from "../../../machines/choreography.ts";
import type { CartChange, Problem } from "../../../machines/shop-calls.ts";
import { changeText } from "../parts/cart-difference.ts";
import { CheckoutFrame } from "../parts/frame.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { titleOfItem, titles } from "../parts/names.ts";
import { OrderLedger } from "../parts/order-ledger.tsx";
import { TotalBar } from "../parts/total-bar.tsx";
import { CartDifferenceNotice, MergedNotice } from "./cart-notices.tsx";
import { CartItemSheet } from "./cart-item.tsx";
import { ClearCart } from "./clear-cart.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { useCart } from "./use-cart.ts";
import { Voucher } from "./voucher.tsx";

const saidKey: Record<CartChange["kind"], string> = {
  quantity: "changed",
  billing: "changed",
  remove: "removed",
  authcode: "authcode.saved",
  voucher: "voucher.redeemed",
  "voucher-remove": "voucher.removed",
  clear: "clear.done",
};

export const CartScreen = ({ data }: { readonly data: CartPage }) => {
  const t = useTexts("cart");
  const checkout = useTexts("checkout");
  const locale = useLocale();
  const initialTitle = titles(data.cart, data.products);
  const say = (change: CartChange, seen: CartPage): string => {
    // What keeps the voucher from counting stands at its field; nothing else is said of it then.
    if (change.kind === "voucher" && seen.voucherRefused !== null) return "";
    const item = "item" in change ? cart.page.cart?.items.find(({ id }) => id === change.item) : undefined;
    const title = titles(cart.page.cart, cart.page.products);
    return t(saidKey[change.kind], {
      title: item === undefined ? "" : titleOfItem(item, title),
      code: "code" in change ? change.code.trim().toUpperCase() : "",
      name: "name" in change ? change.name : "",
    });
  };
  const cart = useCart(data, locale, say);
  const { page, notes } = cart;
  const title = titles(page.cart, page.products);
  const items = page.cart?.items ?? [];
  const words = {
    t,
    title: (item: (typeof items)[number]) =>
      titleOfItem(item, (subject) => (title(subject) === subject ? initialTitle(subject) : title(subject))),
    months: (count: number) => t("months", { count }),
  };

  useEffect(() => {
    if (page.cart !== null && page.quote !== null)
      seenQuote.keep({ cartId: page.cart.id, cartVersion: page.cart.version, quote: page.quote });
  }, [page]);

  const problemText = (problem: Problem): string => problem.detail || checkout("notReached");
  const refusedOf = (id: string) => {
    if (notes.refused !== null && "item" in notes.refused.change && notes.refused.change.item === id) {
      return {
        text: problemText(notes.refused.problem),
        domain: notes.refused.change.kind === "authcode" ? notes.refused.change.ascii : null,
      };
    }
    const problem = page.problems.find(({ item }) => item === id);
    return problem === undefined ? null : { text: problem.detail, domain: null };
  };
  const voucherError =
    notes.refused !== null && !("item" in notes.refused.change) ? problemText(notes.refused.problem) : page.voucherRefused?.detail;
  const forward = nextStep("cart", { ...page.facts, items: items.length });

  return (
    <CheckoutFrame
      step="cart"
      title={t("title")}
      paths={page.paths}
      bar={
        page.quote === null || forward === null ? null : <TotalBar quote={page.quote} on={{ href: page.paths[forward], label: t("go") }} />
      }
      aside={
        page.quote === null ? null : (
          <section className="sheet" aria-labelledby="ledger-title">
            <h2 id="ledger-title">{t("yourOrder")}</h2>
            <OrderLedger quote={page.quote} title={title} />
            <Voucher code={page.cart?.voucher ?? null} busy={cart.busy} error={voucherError} onChange={cart.change} />
            {forward === null ? null : (
              <PageLink id="go-on" href={page.paths[forward]} {...buttonLook("primary", "large", true)}>
                {t(forward === "summary" ? "toSummary" : "toLogin")}
              </PageLink>
            )}
          </section>
        )
      }
    >
      <p className="k-hidden" role="status" aria-live="polite">
        {cart.busy ? checkout("keepsWorking") : notes.said}
      </p>
      <MergedNotice words={words} slot={mergedCarts} />
      {notes.before === null ? null : (
        <CartDifferenceNotice
          before={notes.before.cart}
          after={page.cart}
          words={words}
          unmade={notes.unmade === null ? null : changeText(notes.unmade, notes.before.cart, words)}
          onApply={() => {
            if (notes.unmade !== null) cart.change(notes.unmade);
          }}
          onKeep={cart.acknowledge}
        />
      )}
      {page.refused === null ? null : (
        <Notice kind="stop" role="alert" title={t("blocked")}>
          <p>{page.refused.detail}</p>
        </Notice>
      )}
      {items.length === 0 ? (
        <EmptyCart links={page.links} justEmptied={notes.said !== ""} />
      ) : (
        <section aria-labelledby="items-title">
          <h2 id="items-title" className="k-hidden">
            {t("items")}
          </h2>
          {forward === null ? null : (
            <p className="cart-skip">
              <a className="k-skip" href="#go-on">
                {t("skipItems")}
              </a>
            </p>
          )}
          <ul className="cart-items">
            {items.map((item) => (
              <CartItemSheet
                key={isProductItem(item) ? item.id : item.domain.ascii}
                item={item}
                quote={page.quote}
                products={page.products}
                title={title}
                busy={cart.busy}
                refused={refusedOf(item.id)}
                onChange={cart.change}
              />
            ))}
          </ul>
          <div className="more">
            <p>
              <PageLink href={page.links.domains}>{t("empty.domain")}</PageLink> ·{" "}
              <PageLink href={page.links.hosting}>{t("continueShopping")}</PageLink>
            </p>
            <ClearCart busy={cart.busy} onChange={cart.change} />
          </div>
        </section>
      )}
    </CheckoutFrame>
  );
};
