// The cart: items with all their terms, voucher, ledger, and what was changed elsewhere. [CRT-01] [CRT-04] [CRT-08] [CHK-01]
import { type MouseEvent, useEffect, useState } from "react";
import { nextStep } from "@kontor/domain/shop/checkout";
import { domainsOfItem, hasPlaceFor, isProductItem } from "@kontor/domain/shop/cart";
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { mergedCarts, seenQuote } from "./between-pages.ts";
import type { Problem } from "@kontor/adapters/client";
import type { CartChange } from "./cart-calls.ts";
import { canStillBeMade, changeText } from "./cart-difference.ts";
import { CheckoutFrame } from "../checkout/frame/frame.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { titleOfItem, titles } from "./titles.ts";
import { OrderLedger } from "../pricing/order-ledger.tsx";
import { TotalBar } from "../checkout/frame/total-bar.tsx";
import { CartDifferenceNotice, MergedNotice } from "./cart-notices.tsx";
import { CartItemSheet } from "./cart-item.tsx";
import { authcodeField } from "./domain-rows.tsx";
import { ClearCart } from "./clear-cart.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { useCart } from "./use-cart.ts";
import { Voucher } from "./voucher.tsx";
import type { CartPage } from "./views.ts";
import "../checkout/frame/checkout.css";
import "./cart.css";

const saidKey: Record<CartChange["kind"], string> = {
  quantity: "changed",
  billing: "changed",
  remove: "removed",
  place: "include.done",
  authcode: "authcode.saved",
  voucher: "voucher.redeemed",
  "voucher-remove": "voucher.removed",
  clear: "clear.done",
};

export const CartScreen = ({ data }: { readonly data: CartPage }) => {
  const t = useTexts("cart");
  const checkout = useTexts("checkout");
  const locale = useLocale();
  const refusalText = useRefusals();
  const initialTitle = titles(data.cart, data.products);
  const say = (change: CartChange, seen: CartPage): string => {
    // What keeps the voucher from counting stands at its field; nothing else is said of it then.
    if (change.kind === "voucher" && seen.voucherRefused !== null) return "";
    const item = "item" in change ? cart.page.cart?.items.find(({ id }) => id === change.item) : undefined;
    const title = titles(cart.page.cart, cart.page.products);
    return t(change.kind === "place" && change.plan === null ? "include.outDone" : saidKey[change.kind], {
      title: item === undefined ? "" : titleOfItem(item, title),
      code: "code" in change ? change.code.trim().toUpperCase() : "",
      name: "name" in change ? change.name : "",
      plan: change.kind === "place" ? (change.plan?.title ?? "") : "",
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

  // What was pressed is gone with the place where it stood: the focus goes to where the name stands now.
  const { made } = notes;
  useEffect(() => {
    if (made?.kind !== "place") return;
    const stands = page.cart?.items.find((item) => domainsOfItem(item).some(({ ascii }) => ascii === made.ascii));
    document.getElementById(`item-${stands?.id}`)?.focus();
  }, [made, page.cart]);

  const again = notes.unmade !== null && canStillBeMade(notes.unmade, page.cart) ? notes.unmade : null;
  const plansFor = (ending: string) =>
    items.flatMap((item) => {
      const places = page.places[item.id];
      return places !== undefined && hasPlaceFor(places, ending)
        ? [{ item: item.id, title: titleOfItem(item, title), free: places.free }]
        : [];
    });

  const problemText = (problem: Problem): string => problem.detail || checkout("notReached");
  const refusedOf = (id: string) => {
    if (notes.refused !== null && "item" in notes.refused.change && notes.refused.change.item === id) {
      return {
        text: problemText(notes.refused.problem),
        domain: notes.refused.change.kind === "authcode" ? notes.refused.change.ascii : null,
        isQuantity: notes.refused.change.kind === "quantity",
      };
    }
    const problem = page.problems.find(({ item }) => item === id);
    return problem === undefined ? null : { text: problem.detail, domain: null, isQuantity: false };
  };
  const voucherError =
    notes.refused !== null && !("item" in notes.refused.change) ? problemText(notes.refused.problem) : page.voucherRefused?.detail;
  const facts = { ...page.facts, items: items.length };
  const forward = nextStep("cart", facts);
  const [stopped, setStopped] = useState(false);
  const lacking = items.flatMap((item) =>
    domainsOfItem(item).flatMap((domain) => (page.authcodesMissing.includes(domain.unicode) ? [authcodeField(item, domain)] : [])),
  );
  /** The way on; while an authcode is missing it leads to the field that asks for it. [DOM-01] */
  const on = forward ?? nextStep("cart", { ...facts, authcodesMissing: 0 });
  const onward = on === null ? null : { href: forward === null ? `#${lacking[0] ?? "items-title"}` : page.paths[forward] };
  const stop = (event: MouseEvent): void => {
    event.preventDefault();
    setStopped(true);
    document.getElementById(lacking[0] ?? "")?.focus();
  };
  const goOn = (label: string, look: ReturnType<typeof buttonLook>, id?: string) =>
    onward === null ? null : forward === null ? (
      <a id={id} href={onward.href} {...look} onClick={stop}>
        {label}
      </a>
    ) : (
      <PageLink {...(id === undefined ? {} : { id })} href={onward.href} {...look}>
        {label}
      </PageLink>
    );

  return (
    <CheckoutFrame
      step="cart"
      title={t("title")}
      paths={page.paths}
      bar={page.quote === null || onward === null ? null : <TotalBar quote={page.quote} on={goOn(t("go"), buttonLook("primary"))} />}
      aside={
        page.quote === null ? null : (
          <section className="sheet" aria-labelledby="ledger-title">
            <h2 id="ledger-title">{t("yourOrder")}</h2>
            <OrderLedger quote={page.quote} title={title} />
            <Voucher code={page.cart?.voucher ?? null} busy={cart.busy} error={voucherError} onChange={cart.change} />
            {goOn(t(on === "summary" ? "toSummary" : "toLogin"), buttonLook("primary", "large", true), "go-on")}
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
          onApply={again === null ? null : () => cart.change(again)}
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
          {onward === null ? null : (
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
                plansFor={plansFor}
                missing={(name) =>
                  stopped && page.authcodesMissing.includes(name) ? refusalText({ _tag: "AuthcodeMissing", domain: name }) : undefined
                }
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
