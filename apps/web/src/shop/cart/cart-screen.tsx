// The cart: items with all their terms, voucher, ledger, and what was changed elsewhere. [CRT-01] [CRT-04] [CRT-08] [CHK-01]
import { type MouseEvent, useEffect, useState } from "react";
import { nextStep } from "@kontor/domain/shop/checkout";
import {
  type Cart,
  type CartIntent,
  type CartItem,
  domainsOfItem,
  hasPlaceFor,
  isProductItem,
} from "@kontor/domain/shop/cart";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { listText, moneyText } from "../../platform/texts/format.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { isStored } from "../../platform/client/tab-slot.ts";
import { mergedName } from "./merged-name.ts";
import { seenQuote } from "./seen-quote.ts";
import { announcement, intentText, subjectOf } from "./cart-words.ts";
import { CheckoutFrame } from "../checkout/frame/frame.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { titleOfItem, titles } from "./titles.ts";
import { OrderLedger } from "../pricing/order-ledger.tsx";
import { TotalBar } from "../checkout/frame/total-bar.tsx";
import { CartDifferenceNotice, MergedNotice, UnsavedNotice } from "./cart-notices.tsx";
import { CartItemSheet } from "./cart-item.tsx";
import { authcodeField } from "./domain-rows.tsx";
import { ClearCart } from "./clear-cart.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { UndoRow } from "./undo-row.tsx";
import type { CartShown } from "./shown.ts";
import { useCart } from "./use-cart.ts";
import { Voucher } from "./voucher.tsx";
import type { CartPage, ItemRefusal } from "./views.ts";
import * as styles from "./cart.module.css";

const hasAddition = (
  { items }: Pick<Cart, "items">,
  { item, product }: Extract<CartIntent, { readonly kind: "addition" }>,
): boolean =>
  items.some(
    (one) => one.id === item && isProductItem(one) && one.additions.some((addition) => addition.product === product),
  );

/** What takes the focus after a change, since what was pressed is gone: the heading of the item, or what the voucher became. [LGL-06] */
const focusedAfter = (
  { intent, before }: NonNullable<CartShown["announced"]>,
  items: readonly CartItem[],
): string | null => {
  switch (intent.kind) {
    case "voucher":
      return "voucher-remove";
    case "remove-voucher":
      return "voucher";
    case "place": {
      const holder = items.find((item) => domainsOfItem(item).some(({ ascii }) => ascii === intent.ascii));
      return holder === undefined ? null : `item-${holder.id}`;
    }
    case "restore":
    case "restore-domain":
      return `item-${intent.item}`;
    case "addition":
      return intent.quantity > 0 && !hasAddition(before, intent) ? `item-${intent.item}` : null;
    default:
      return null;
  }
};

const quantityOf = (intent: CartIntent): string | null =>
  intent.kind === "addition" ? intent.product : intent.kind === "quantity" ? "" : null;

export const CartScreen = ({ data }: { readonly data: CartPage }) => {
  const t = useTexts("cart");
  const checkout = useTexts("checkout");
  const locale = useLocale();
  const refusalText = useRefusals();
  const { shown, intend, send, warm } = useCart(data, locale);
  const { page, confirmed, queue, state, announced, undo } = shown;
  const title = titles(page.cart, page.products);
  const items = page.cart?.items ?? [];
  const earlier = shown.before ?? data;
  const subject = (key: string): string =>
    title(key) === key ? titles(earlier.cart, earlier.products)(key) : title(key);
  const words = {
    t,
    subject,
    title: (item: CartItem) => titleOfItem(item, subject),
    months: (count: number) => t("months", { count }),
    total: page.quote === null ? "" : moneyText(locale, page.quote.total),
  };

  useEffect(() => {
    const { cart, quote } = confirmed;
    if (queue.length === 0 && cart !== null && quote !== null)
      seenQuote.write({ cartId: cart.id, cartVersion: cart.version, quote });
  }, [confirmed, queue]);

  const [merged, setMerged] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isStored(mergedName))
      import("./merged-texts.ts").then(
        ({ takeMergedTexts }) => setMerged(takeMergedTexts(words)),
        () => undefined,
      );
    // oxlint-disable-next-line react/exhaustive-deps -- read once, when the cart is there; what does not load stays stored for the next look at it
  }, []);

  useEffect(() => {
    const place = announced === null ? null : focusedAfter(announced, items);
    if (place !== null) document.getElementById(place)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- the focus goes once, when the change is announced
  }, [announced]);

  const isWanted = (kind: CartIntent["kind"], ascii?: string): boolean =>
    state === "sending" &&
    queue.some(
      (intent) => intent.kind === kind && (ascii === undefined || ("ascii" in intent && intent.ascii === ascii)),
    );
  const wanted = queue.map((intent) => intentText(intent, (shown.before ?? confirmed).cart, words));
  const apply = shown.isPossible ? () => send({ type: "conflict.apply" }) : null;
  const plansFor = (ending: string) =>
    items.flatMap((item) => {
      const places = page.places[item.id];
      return places !== undefined && hasPlaceFor(places, ending)
        ? [{ item: item.id, title: titleOfItem(item, title), free: places.free }]
        : [];
    });

  const refused =
    shown.refused === null ? null : { ...shown.refused, text: shown.refused.problem.detail || checkout("notReached") };
  const refusedItem = refused !== null && "item" in refused.intent ? refused.intent.item : null;
  const refusedOf = (id: string): ItemRefusal | null => {
    if (refused !== null && refusedItem === id) {
      const { intent, text } = refused;
      return { text, domain: intent.kind === "authcode" ? intent.ascii : null, quantityOf: quantityOf(intent) };
    }
    const problem = page.problems.find(({ item }) => item === id);
    return problem === undefined ? null : { text: problem.detail, domain: null, quantityOf: null };
  };
  const isVoucherRefused = refused?.intent.kind === "voucher" || refused?.intent.kind === "remove-voucher";
  const refusedVoucher =
    refused?.intent.kind === "voucher" ? { code: refused.intent.code, text: refused.text } : page.refusedVoucher;
  /** What was refused of something that is not in the list. */
  const refusedAlone =
    refused !== null && !isVoucherRefused && !items.some(({ id }) => id === refusedItem) ? refused.text : null;
  const spoken = refused === null || refusedAlone !== null ? announcement(shown, words) : refused.text;
  const undoRow =
    undo === null || announced === null ? null : (
      <UndoRow
        key={JSON.stringify(undo)}
        title={subjectOf(undo, announced.before, words)}
        onUndo={() => intend(undo)}
      />
    );
  const removedItem = undo?.kind === "restore" ? undo : null;
  const { facts } = page;
  const forward = nextStep("cart", facts);
  const [stopped, setStopped] = useState(false);
  const lacking = items.flatMap((item) =>
    domainsOfItem(item).flatMap((domain) =>
      page.authcodesMissing.includes(domain.unicode) ? [authcodeField(item, domain)] : [],
    ),
  );
  /** The way on; while an authcode is missing it leads to the field that asks for it. [DOM-01] */
  const on = forward ?? nextStep("cart", { ...facts, authcodesMissing: 0 });
  const onward =
    on === null ? null : { href: forward === null ? `#${lacking[0] ?? "items-title"}` : page.paths[forward] };
  const stop = (event: MouseEvent): void => {
    event.preventDefault();
    setStopped(true);
    document.getElementById(lacking[0] ?? "")?.focus();
  };
  // A change on its way is not overtaken by the way on: who leaves, leaves when it is confirmed. What keeps it from that is shown.
  const [leaving, setLeaving] = useState(false);
  const wait = (event: MouseEvent): void => {
    if (queue.length === 0) return;
    event.preventDefault();
    setLeaving(true);
    if (state === "waiting") send({ type: "cart.retry" });
  };
  useEffect(() => {
    if (!leaving || state === "sending") return;
    // oxlint-disable-next-line react/set-state-in-effect -- who waits goes on once the change is confirmed, or stays
    setLeaving(false);
    if (queue.length === 0 && refused === null) document.getElementById("go-on")?.click();
    else document.querySelector<HTMLElement>("main .k-notice button,main [aria-invalid]")?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- a new refusal alone starts nothing: `leaving` is false by then
  }, [leaving, state, queue, refused]);
  const goOn = (label: string, look: ReturnType<typeof buttonLook>, id?: string) =>
    onward === null ? null : forward === null ? (
      <a id={id} href={onward.href} {...look} onClick={stop}>
        {label}
      </a>
    ) : (
      // biome-ignore lint/a11y/noStaticElementInteractions: the link inside is what is pressed.
      // biome-ignore lint/a11y/useKeyWithClickEvents: a link is followed by a click, however it is pressed.
      <span className={styles.onward} onClickCapture={wait}>
        <PageLink {...(id === undefined ? {} : { id })} href={onward.href} {...look}>
          {label}
        </PageLink>
      </span>
    );

  return (
    <CheckoutFrame
      step="cart"
      title={t("title")}
      paths={page.paths}
      bar={
        page.quote === null || onward === null ? null : (
          <TotalBar quote={page.quote} on={goOn(t("go"), buttonLook("primary"))} />
        )
      }
      aside={
        page.quote === null ? null : (
          <section
            className="sheet"
            aria-labelledby="ledger-title"
            aria-busy={state === "sending" || state === "waiting" || undefined}
          >
            <div className={styles.ledgerHead}>
              <h2 id="ledger-title">{t("yourOrder")}</h2>
              {state === "sending" ? (
                <span className={styles.saving} aria-hidden="true">
                  {t("saving")}
                </span>
              ) : null}
            </div>
            <OrderLedger quote={page.quote} title={title} />
            <Voucher
              key={page.cart?.voucher}
              code={page.cart?.voucher ?? null}
              isChecking={isWanted("voucher")}
              error={refused?.intent.kind === "remove-voucher" ? refused.text : page.voucherRefused?.detail}
              refused={refusedVoucher ?? null}
              onChange={intend}
            />
            {goOn(t(on === "summary" ? "toSummary" : "toLogin"), buttonLook("primary", "large", true), "go-on")}
          </section>
        )
      }
    >
      <p className="k-hidden" role="status" aria-live="polite">
        {leaving || isWanted("voucher") || isWanted("authcode") ? checkout("keepsWorking") : spoken}
      </p>
      {data.put === undefined || announced !== null ? null : <Notice kind="free" title={data.put} isFirst />}
      <noscript>
        {import.meta.env.SSR && data.undo !== undefined ? (
          <form method="post" action={data.undo.action}>
            <Button type="submit" kind="secondary" size="small" aria-label={data.undo.label}>
              {t("undo")}
            </Button>
          </form>
        ) : null}
      </noscript>
      {merged.length === 0 ? null : <MergedNotice texts={merged} t={t} />}
      {shown.isUnsaved ? (
        <UnsavedNotice
          texts={wanted}
          t={t}
          onRetry={() => send({ type: "cart.retry" })}
          onDiscard={() => send({ type: "cart.discard" })}
        />
      ) : null}
      {shown.before === null ? null : (
        <CartDifferenceNotice
          before={shown.before.cart}
          after={confirmed.cart}
          words={words}
          unmade={state === "conflict" ? listText(locale, wanted) : null}
          onApply={apply}
          onKeep={() => send({ type: "conflict.dismiss" })}
        />
      )}
      {refusedAlone === null ? null : (
        <Notice kind="stop" role="alert">
          <p>{refusedAlone}</p>
        </Notice>
      )}
      {page.refused === null ? null : (
        <Notice kind="stop" role="alert" title={t("blocked")}>
          <p>{page.refused.detail}</p>
        </Notice>
      )}
      {items.length === 0 ? (
        <>
          {undoRow}
          <EmptyCart links={page.links} justEmptied={announced?.intent.kind === "clear"} />
        </>
      ) : (
        <section aria-labelledby="items-title" onPointerEnter={warm} onPointerDown={warm} onFocus={warm}>
          <h2 id="items-title" className="k-hidden">
            {t("items")}
          </h2>
          {onward === null ? null : (
            <p className={styles.skip}>
              <a className="k-skip" href="#go-on">
                {t("skipItems")}
              </a>
            </p>
          )}
          <ul className={styles.items}>
            {items.flatMap((item, index) => [
              ...(removedItem?.position === index ? [<li key="removed">{undoRow}</li>] : []),
              <CartItemSheet
                key={isProductItem(item) ? item.id : item.domain.ascii}
                item={item}
                quote={page.quote}
                products={page.products}
                domainTerm={page.domainTerm}
                title={title}
                isSaving={(ascii) => isWanted("authcode", ascii)}
                plansFor={plansFor}
                missing={(name) =>
                  stopped && page.authcodesMissing.includes(name)
                    ? refusalText({ _tag: "AuthcodeMissing", domain: name })
                    : undefined
                }
                refused={refusedOf(item.id)}
                isAtRest={queue.length === 0}
                undo={removedItem === null && undo !== null && "item" in undo && undo.item === item.id ? undoRow : null}
                onChange={intend}
              />,
            ])}
            {removedItem !== null && removedItem.position >= items.length ? <li key="removed">{undoRow}</li> : null}
          </ul>
          <div className={styles.more}>
            <p>
              <PageLink href={page.links.domains}>{t("empty.domain")}</PageLink> ·{" "}
              <PageLink href={page.links.hosting}>{t("continueShopping")}</PageLink>
            </p>
            <ClearCart onChange={intend} />
          </div>
        </section>
      )}
    </CheckoutFrame>
  );
};
