// The last look before ordering: address, boxes, facts and total, and the button alone under them. [CHK-04] [CHK-06] [CHK-07] [LGL-01]
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Agreements } from "@kontor/domain/shop/checkout";
import { changedSums, saysTheSame } from "@kontor/domain/shop/pricing";
import { isUnanswered, type RefusalValue } from "@kontor/domain/visitor/session";
import { vatStatement } from "@kontor/domain/shop/vat";
import { Button, buttonLook } from "@kontor/ui/button";
import { ErrorSummary } from "@kontor/ui/error-summary";
import { Notice } from "@kontor/ui/notice";
import type { SummaryPage } from "../views.ts";
import { rateText } from "../../../platform/texts/format.ts";
import { useTimedRefusals } from "../../../platform/texts/timed-refusals.ts";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import { useVatCountry } from "../../pricing/order-ledger.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { CheckoutFrame } from "../../../shell/checkout-frame/frame.tsx";
import { TotalBar } from "../../../shell/checkout-frame/total-bar.tsx";
import { titles } from "../../cart/titles.ts";
import { ChangedSums } from "./changed-sums.tsx";
import { OrderDays } from "../order-days.tsx";
import { enterName } from "./enter-name.ts";
import { AddressSheet } from "./address-sheet.tsx";
import { AgreementBoxes, agreementId } from "./agreements.tsx";
import { OrderFactsList } from "./order-facts.tsx";
import { useOrder } from "./use-order.ts";
import * as styles from "./summary.module.css";

/** The cart is ordered already, in another tab or by an answer that was lost. [CHK-06] */
type OrderedElsewhere = RefusalValue & { readonly order: string };

const boxOf: Readonly<Record<string, keyof Agreements>> = {
  TermsNotAgreed: "terms",
  CancellationPolicyNotRead: "cancellationPolicy",
  AgeNotConfirmed: "adult",
  ConditionsNotConfirmed: "conditions",
};

export const SummaryScreen = ({ data }: { readonly data: SummaryPage }) => {
  const t = useTexts("summary");
  const checkout = useTexts("checkout");
  const countryOf = useVatCountry();
  const locale = useLocale();
  const refusalText = useTimedRefusals();
  const order = useOrder(data, locale);
  const [attempt, setAttempt] = useState(data.tried === undefined ? 0 : 1);
  const missing = order.refusals.filter(({ _tag }) => boxOf[_tag] !== undefined);
  const other = order.refusals.filter(({ _tag }) => boxOf[_tag] === undefined);
  /** The response to the order got lost: a retry is safe, it is placed once. */
  const isLost = other.some(isUnanswered);
  const ordered = other.find((refusal): refusal is OrderedElsewhere => refusal._tag === "CartOrdered");
  const error = (name: keyof Agreements) => {
    const refusal = missing.find(({ _tag }) => boxOf[_tag] === name);
    return refusal === undefined ? undefined : refusalText(refusal);
  };
  const place = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    order.place();
  };
  /** What stood on the page of a form without scripts, where it is another total now. */
  const totalBefore = data.tried === undefined || data.tried.total === data.quote?.total ? null : data.tried.total;
  const blocked = [
    ...(data.refused === null ? [] : [data.refused.detail]),
    ...(data.voucherRefused === null ? [] : [data.voucherRefused.detail]),
    ...data.problems.map(({ detail }) => detail),
  ];
  const newVat = order.changed?.quote.vat;
  const isSame = order.changed !== null && order.shown !== null && saysTheSame(order.shown.quote, order.changed.quote);
  const sums =
    order.changed === null || order.shown === null ? [] : changedSums(order.shown.quote, order.changed.quote);
  const { quote, order: facts } = startShown(data, order.shown?.quote.hash);
  return (
    <CheckoutFrame step="summary" title={t("title")} paths={data.paths}>
      <p className="k-hidden" role="status" aria-live="polite">
        {order.busy ? t("ordering") : ""}
      </p>
      <ErrorSummary
        title={t("missing")}
        attempt={attempt}
        errors={missing.map((refusal) => ({
          field: agreementId(boxOf[refusal._tag] ?? ""),
          text: refusalText(refusal),
        }))}
      />
      {other.length === 0 && blocked.length === 0 ? null : (
        <Focused attempt={attempt}>
          {(box) => (
            <Notice
              ref={box}
              kind="stop"
              role="alert"
              title={other.length + blocked.length > 1 ? checkout("errorsOccurred") : checkout("anErrorOccurred")}
              actions={
                <>
                  {order.isLoggedOut ? (
                    <PageLink href={data.links.loginAgain} {...buttonLook("primary")}>
                      {t("logIn")}
                    </PageLink>
                  ) : null}
                  {isLost ? (
                    <Button data-scripted="" onClick={order.place}>
                      {checkout("tryAgain")}
                    </Button>
                  ) : null}
                  {isLost && data.cart !== null && data.cart.referral !== null ? (
                    <Button
                      kind="secondary"
                      data-scripted=""
                      busy={order.isForgetting}
                      onClick={order.placeWithoutReferral}
                    >
                      {checkout("removeAffiliate")}
                    </Button>
                  ) : null}
                  {other.some(({ _tag }) => _tag === "EmailUnconfirmed") ? (
                    <PageLink href={data.links.confirm} {...buttonLook("primary")}>
                      {t("confirmAgain")}
                    </PageLink>
                  ) : null}
                  {ordered === undefined ? (
                    <PageLink href={data.paths.cart} {...buttonLook("secondary")}>
                      {t("back")}
                    </PageLink>
                  ) : (
                    <PageLink
                      href={`${data.paths["thank-you"]}?order=${encodeURIComponent(ordered.order)}`}
                      {...buttonLook("primary")}
                    >
                      {t("seeOrder")}
                    </PageLink>
                  )}
                </>
              }
            >
              {[
                ...blocked,
                ...other.map((refusal) => (refusal._tag === "CartChanged" ? t("cartChanged") : refusalText(refusal))),
              ].map((text) => (
                <p key={text}>{text}</p>
              ))}
              {isLost ? <p>{t("retrySafe")}</p> : null}
              {totalBefore === null || data.quote === null ? null : (
                <ChangedSums sums={[{ everyMonths: null, before: totalBefore, now: data.quote.total }]} />
              )}
            </Notice>
          )}
        </Focused>
      )}
      {data.seenTotal === null || data.quote === null || data.tried !== undefined || order.changed !== null ? null : (
        <Notice kind="brass" role="alert" title={t("changed.title")} isFirst>
          <p>{t("changed.text")}</p>
          <ChangedSums sums={[{ everyMonths: null, before: data.seenTotal, now: data.quote.total }]} />
        </Notice>
      )}
      {order.changed === null || order.shown === null ? null : (
        <Focused attempt={1}>
          {(box) => (
            <Notice
              ref={box}
              kind="brass"
              role="alert"
              title={t(isSame ? "changed.sameTitle" : "changed.title")}
              actions={<Button onClick={order.accept}>{t(isSame ? "changed.acceptSame" : "changed.accept")}</Button>}
            >
              <p>{t(isSame ? "changed.sameText" : "changed.text")}</p>
              <ChangedSums sums={sums} />
              {newVat === undefined || order.shown?.quote.vat.rate === newVat.rate ? null : (
                <p>
                  {t(`changed.vat.${vatStatement(newVat)}`, {
                    rate: rateText(locale, newVat.rate),
                    country: countryOf(newVat.country),
                  })}
                </p>
              )}
            </Notice>
          )}
        </Focused>
      )}
      <AddressSheet address={data.address} account={data.links.account} />
      <OrderDays title={t("days.title")} calendars={calendarsOf(data.starts, t)}>
        {t("days.note")}
      </OrderDays>
      <form method="post" className={styles.orderForm} onSubmit={place}>
        {/* What Enter in a box presses: nothing is ordered but by the button. A disabled one would be passed over. [LGL-01] */}
        <button type="submit" hidden name={enterName} onClick={(event) => event.preventDefault()}>
          {t("order")}
        </button>
        {data.cart === null || data.quote === null ? null : (
          <>
            <input type="hidden" name="key" value={data.key} />
            <input type="hidden" name="quoteHash" value={quote?.hash ?? data.quote.hash} />
            <input type="hidden" name="addressSeen" value={data.addressSeen} />
            <input type="hidden" name="cartVersion" value={data.cart.version} />
            <input type="hidden" name="total" value={quote?.total ?? data.quote.total} />
          </>
        )}
        <AgreementBoxes
          agreements={order.agreements}
          notices={data.notices}
          starts={data.starts}
          registers={data.registers}
          names={data.names}
          generous={data.generous}
          error={error}
          links={data.links}
          onTick={order.tick}
        />
        {facts === null || quote === null ? null : (
          <TotalBar
            quote={quote}
            on={
              <a href="#facts-title" {...buttonLook("secondary")}>
                {checkout("bar.order")}
              </a>
            }
          />
        )}
        {facts === null || quote === null ? null : (
          <section className={`sheet ${styles.orderNow}`} aria-labelledby="facts-title">
            <h2 id="facts-title" tabIndex={-1}>
              {t("facts.title")}
            </h2>
            <OrderFactsList
              order={facts}
              quote={quote}
              terms={data.terms}
              links={data.links}
              title={titles(data.cart, data.products)}
            />
            {order.changed === null ? (
              <Button type="submit" size="large" wide busy={order.busy}>
                {t("order")}
              </Button>
            ) : null}
          </section>
        )}
      </form>
    </CheckoutFrame>
  );
};

/** What is ordered as it stands: the start whose quote was accepted, where both differ. [VAT-14] */
const startShown = (data: SummaryPage, hash: string | undefined): Pick<SummaryPage, "order" | "quote"> =>
  data.quotes === undefined ? data : (Object.values(data.quotes).find(({ quote }) => quote.hash === hash) ?? data);

/** The days of each start under its own words, for who may choose. [LGL-04] */
const calendarsOf = (starts: SummaryPage["starts"], t: ReturnType<typeof useTexts>) =>
  starts.length === 1
    ? starts
    : starts.map(({ early, date, days }) => ({
        days,
        lead: t("days.start", { day: date }),
        className: early ? styles.ifEarly : styles.ifLater,
      }));

/** Moves the focus to a message after each attempt. */
const Focused = ({
  attempt,
  children,
}: {
  readonly attempt: number;
  readonly children: (box: React.RefObject<HTMLDivElement | null>) => React.ReactNode;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  // oxlint-disable-next-line react/refs -- the ref is passed on, not read
  return children(box);
};
