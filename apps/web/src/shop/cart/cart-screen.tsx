// The cart: items with all their terms, voucher, ledger, and what was changed elsewhere. [CRT-01] [CRT-04] [CRT-08] [CHK-01]
import { type MouseEvent, useEffect, useState } from "react";
import { type CartIntent, type CartItem, hasPlaceFor, isProductItem } from "@kontor/domain/shop/cart";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { listText, moneyText } from "../../platform/texts/format.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { isStored } from "../../platform/client/tab-slot.ts";
import { mergedName } from "./merged-name.ts";
import { seenQuote } from "./seen-quote.ts";
import { cartAction } from "./cart-action.ts";
import { announcement, intentText, subjectOf } from "./cart-words.ts";
import { CheckoutFrame } from "../checkout/frame/frame.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { titleOfItem, titles } from "./titles.ts";
import { OrderLedger } from "../pricing/order-ledger.tsx";
import { TotalBar } from "../checkout/frame/total-bar.tsx";
import { CartDifferenceNotice, MergedNotice, UnsavedNotice } from "./cart-notices.tsx";
import { CartItemSheet } from "./cart-item.tsx";
import { ClearCart } from "./clear-cart.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { focusAfter } from "./focus-after.ts";
import { GoesAlong, takenAlong, useFields } from "./goes-along.ts";
import { plainForm } from "./plain-form.ts";
import { shownRefusals } from "./refused-intent.ts";
import { UndoRow } from "./undo-row.tsx";
import { useCart } from "./use-cart.ts";
import { Voucher } from "./voucher.tsx";
import type { CartPage } from "./views.ts";
import { wayOn } from "./way-on.ts";
import * as styles from "./cart.module.css";

/** What keeps the visitor here is shown, once it is drawn. */
const showRefused = (): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("main .k-notice button,main [aria-invalid]")?.focus(),
  );

export const CartScreen = ({ data }: { readonly data: CartPage }) => {
  const t = useTexts("cart");
  const checkout = useTexts("checkout");
  const locale = useLocale();
  const refusalText = useRefusals();
  const { shown, intend, send, isPending, warm } = useCart(data, locale);
  const { page, confirmed, queue, state, announced, undo, leaving } = shown;
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
    const place = announced === null ? null : focusAfter(announced, items);
    const target = place === null ? null : document.getElementById(place);
    // The field of the voucher stands behind a word.
    target?.closest("details")?.setAttribute("open", "");
    target?.focus();
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

  const refusals = shownRefusals(shown, checkout("notReached"));
  // What was refused just now leaves its line with the next change, and where the page comes with a refusal there is none.
  const checked = isWanted("voucher") ? queue.findLast((intent) => intent.kind === "voucher") : undefined;
  const untaken = checked ?? (shown.refused?.intent.kind === "voucher" ? shown.refused.intent : undefined);
  const tried = untaken ? { code: untaken.code, isChecking: checked !== undefined } : null;
  const spoken = refusals.announced ?? announcement(shown, words);
  const undoRow =
    undo === null || announced === null ? null : (
      <UndoRow
        key={JSON.stringify(undo)}
        title={subjectOf(undo, announced.before, words)}
        onUndo={() => intend(undo)}
      />
    );
  const removedItem = undo?.kind === "restore" ? undo : null;
  const onward = wayOn(page);
  const [stopped, setStopped] = useState(data.stopped === true);
  const fields = useFields();
  // What is typed goes along, and a change on its way is not overtaken by the way on; what a left field committed just now is on its way, too.
  const leave = (event: MouseEvent, isOpen: boolean): void => {
    const isRefused = takenAlong(fields) === "refused";
    if (isOpen && !isRefused && !isPending()) return;
    event.preventDefault();
    if (isRefused) showRefused();
    else if (isPending()) send({ type: "cart.leave" });
    else {
      setStopped(true);
      document.getElementById(onward?.lacking[0] ?? "")?.focus();
    }
  };
  useEffect(() => {
    if (leaving?.kind === "confirmed") document.getElementById("go-on")?.click();
    if (leaving?.kind === "stopped") showRefused();
  }, [leaving]);
  // Without scripts the way on sends what is typed.
  const goOn = (label: string, look: ReturnType<typeof buttonLook>, id?: string) => (
    <>
      <span className={styles.onward} data-scripted="">
        {linkOn(label, look, id)}
      </span>
      <noscript>
        {import.meta.env.SSR ? (
          <button {...look} id={id && `${id}-plain`} type="submit" form={plainForm} name="on" value={onward?.step}>
            {label}
          </button>
        ) : null}
      </noscript>
    </>
  );
  const linkOn = (label: string, look: ReturnType<typeof buttonLook>, id?: string) =>
    onward === null ? null : !onward.isOpen ? (
      <a id={id} href={onward.href} {...look} onClick={(event) => leave(event, false)}>
        {label}
      </a>
    ) : (
      // biome-ignore lint/a11y/noStaticElementInteractions: the link inside is what is pressed.
      // biome-ignore lint/a11y/useKeyWithClickEvents: a link is followed by a click, however it is pressed.
      <span className={styles.onward} onClickCapture={(event) => leave(event, true)}>
        <PageLink {...(id === undefined ? {} : { id })} href={onward.href} {...look}>
          {label}
        </PageLink>
      </span>
    );

  return (
    <GoesAlong value={fields}>
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
              <OrderLedger quote={page.quote} title={title} tried={tried} moves />
              {onward === null ? null : (
                <div className={styles.goOn}>
                  {goOn(
                    t(onward.step === "summary" ? "toSummary" : "toLogin"),
                    buttonLook("primary", "large", true),
                    "go-on",
                  )}
                </div>
              )}
              <Voucher
                key={page.cart?.voucher}
                code={page.cart?.voucher ?? null}
                isChecking={isWanted("voucher")}
                error={refusals.removal}
                refused={refusals.voucher ?? null}
                isAnswered={announced !== null}
                onChange={intend}
              />
              <p className="small quiet">{data.payment}</p>
            </section>
          )
        }
      >
        <p className="k-hidden" role="status" aria-live="polite">
          {leaving?.kind === "pending" || isWanted("voucher") || isWanted("authcode")
            ? checkout("keepsWorking")
            : spoken}
        </p>
        <form
          id={plainForm}
          method="post"
          action={cartAction(locale, { act: "all" })}
          autoComplete="off"
          noValidate
          hidden
        >
          {/* What Enter in a field presses. */}
          <button type="submit">{t("apply")}</button>
        </form>
        {data.stopped !== true || page.authcodesMissing.length === 0 || onward === null ? null : (
          <Notice kind="stop" title={t("blocked")} isFirst>
            {page.authcodesMissing.map((domain, index) => (
              <p key={domain}>
                <a href={`#${onward.lacking[index]}`}>{refusalText({ _tag: "AuthcodeMissing", domain })}</a>
              </p>
            ))}
          </Notice>
        )}
        {/* A change takes its place: nothing below it moves when it is no news any more. */}
        {data.put === undefined ? null : (
          <Notice kind="free" title={announced === null ? data.put : spoken || data.put} isFirst />
        )}
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
            isOrdered={confirmed.ordered !== undefined}
            words={words}
            unmade={state === "conflict" ? listText(locale, wanted) : null}
            onApply={apply}
            onKeep={() => send({ type: "conflict.dismiss" })}
          />
        )}
        {refusals.alone === null ? null : (
          <Notice kind="stop" role="alert">
            <p>{refusals.alone}</p>
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
            <EmptyCart
              links={page.links}
              {...(confirmed.ordered === undefined ? {} : { ordered: confirmed.ordered })}
              justEmptied={announced?.intent.kind === "clear"}
            />
          </>
        ) : (
          <section aria-labelledby="items-title" onPointerEnter={warm} onPointerDown={warm} onFocus={warm}>
            <h2 id="items-title" className="k-hidden">
              {t("items")}
            </h2>
            {onward === null ? null : (
              <p className={styles.skip}>
                <a className="k-skip" href="#go-on" data-scripted="">
                  {t("skipItems")}
                </a>
                <noscript>
                  {import.meta.env.SSR ? (
                    <a className="k-skip" href="#go-on-plain">
                      {t("skipItems")}
                    </a>
                  ) : null}
                </noscript>
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
                  refused={refusals.ofItem(item.id)}
                  isAtRest={queue.length === 0}
                  undo={
                    removedItem === null && undo !== null && "item" in undo && undo.item === item.id ? undoRow : null
                  }
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
    </GoesAlong>
  );
};
