// The cart: items with all their terms, voucher, ledger, and what was changed elsewhere. [CRT-01] [CRT-04] [CRT-08] [CHK-01]
import { useEffect } from "react";
import { type CartItem, isProductItem } from "@kontor/domain/shop/cart";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { listText, moneyText } from "../../platform/texts/format.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { seenQuote } from "./stored.ts";
import { cartAction, plainForm } from "./press.tsx";
import { announcement, intentText, subjectOf } from "./cart-words.ts";
import { CheckoutFrame } from "../../shell/checkout-frame/frame.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { titleOfItem, titles } from "./titles.ts";
import { TotalBar } from "../../shell/checkout-frame/total-bar.tsx";
import { CartDifferenceNotice, MergedNotice, UndoRow, UnsavedNotice } from "./cart-notices.tsx";
import { CartItemSheet } from "./cart-item.tsx";
import { ClearCart, EmptyCart } from "./empty-cart.tsx";
import { focusAfter, isSent, plansFor, shownRefusals, wayOn } from "./shown.ts";
import { GoesAlong } from "./goes-along.ts";
import { CartLedger, GoOn, useWayOn } from "./cart-ledger.tsx";
import { useCart } from "./use-cart.ts";
import type { CartPage } from "./views.ts";
import * as styles from "./cart.module.css";

const CartScreen = ({ data }: { readonly data: CartPage }) => {
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

  useEffect(() => {
    const place = announced === null ? null : focusAfter(announced, items);
    const target = place === null ? null : document.getElementById(place);
    // The field of the voucher stands behind a word.
    target?.closest("details")?.setAttribute("open", "");
    target?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- the focus goes once, when the change is announced
  }, [announced]);

  const wanted = queue.map((intent) => intentText(intent, (shown.before ?? confirmed).cart, words));
  const apply = shown.isPossible ? () => send({ type: "conflict.apply" }) : null;
  const refusals = shownRefusals(shown, checkout("notReached"));
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
  const way = useWayOn({ onward, isStopped: data.stopped === true, leaving, send, isPending });
  return (
    <GoesAlong value={way.fields}>
      <CheckoutFrame
        step="cart"
        title={t("title")}
        paths={page.paths}
        bar={
          page.quote === null || onward === null ? null : (
            <TotalBar quote={page.quote} on={<GoOn way={way} label={t("go")} look={buttonLook("primary")} />} />
          )
        }
        aside={
          page.quote === null ? null : (
            <CartLedger
              shown={shown}
              quote={page.quote}
              title={title}
              way={way}
              refusals={refusals}
              payment={data.payment}
              onChange={intend}
            />
          )
        }
      >
        <p className="k-hidden" role="status" aria-live="polite">
          {leaving?.kind === "pending" || isSent(shown, "voucher") || isSent(shown, "authcode")
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
        <MergedNotice words={words} />
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
                  isSaving={(ascii) => isSent(shown, "authcode", ascii)}
                  plansFor={(ending) =>
                    plansFor(page, ending).map(({ item: plan, free }) => ({
                      item: plan.id,
                      title: titleOfItem(plan, title),
                      free,
                    }))
                  }
                  missing={(name) =>
                    way.isStopped && page.authcodesMissing.includes(name)
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

export default function Cart({ page }: { readonly page: { readonly data: CartPage } }) {
  return <CartScreen key={`${page.data.cart?.id} ${page.data.paths.cart}`} data={page.data} />;
}
