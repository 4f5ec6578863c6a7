// The order stands: its number, what was ordered, the first invoice, what happens next. [CHK-09]
import { DefinitionList } from "@kontor/ui/definition-list";
import { CircleCheck, Printer } from "lucide-react";
import { Button, buttonLook } from "@kontor/ui/button";
import type { ThankYouPage } from "../views.ts";
import { dayText } from "../../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import { rich } from "../../../platform/texts/rich.tsx";
import { CopyButton } from "../../../shell/copy-button.tsx";
import { SignalFlags } from "../../../shell/drawing.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import leaving from "../../../shell/images/leaving.svg?url";
import { FlagPicture } from "./flag-picture.tsx";
import { CheckoutFrame } from "../../../shell/checkout-frame/frame.tsx";
import { OrderDays } from "../order-days.tsx";
import { OrderLedger } from "../../pricing/order-ledger.tsx";
import * as styles from "../summary/summary.module.css";
import { inLocale } from "@kontor/domain/visitor/locale";

/** As many names stand above the order; all of them stand in it. */
const mostNames = 3;

export const ThankYouScreen = ({ data }: { readonly data: ThankYouPage }) => {
  const t = useTexts("thank-you");
  const locale = useLocale();
  const { confirmation, quote, products } = data;
  const names = new Map(confirmation.facts.lines.map((line) => [line.subject, inLocale(line.title, locale)]));
  const domains = confirmation.facts.lines
    .filter(({ kind }) => kind === "domain")
    .map(({ title }) => inLocale(title, locale))
    .slice(0, mostNames);
  const [first] = domains;
  return (
    <CheckoutFrame step="thank-you" title={t("title")} paths={data.paths}>
      <div className={styles.thanksHead}>
        <svg viewBox="0 0 640 340" aria-hidden="true" focusable="false">
          <use href={`${leaving}#scene`} />
        </svg>
        {domains.map((name) => (
          <p key={name} className={styles.thanksName}>
            {name}
            <SignalFlags word={name} height={28} />
          </p>
        ))}
        {first === undefined ? null : (
          <p className={styles.thanksFlags}>
            <FlagPicture name={first} />
          </p>
        )}
      </div>
      <section className="sheet" aria-label={t("number")}>
        <p className={styles.thanksDone}>
          <CircleCheck aria-hidden="true" size={28} strokeWidth={1.75} />
          {t("mail", { email: confirmation.email })}
        </p>
        <dl className="k-definitions">
          <div>
            <dt>{t("number")}</dt>
            <dd className={styles.copied}>
              <span className={styles.thanksNumber} data-figure="order-number">
                {confirmation.number}
              </span>
              <CopyButton what={t("number")} value={confirmation.number} />
            </dd>
          </div>
          <div>
            <dt>{t("placed")}</dt>
            <dd>{data.placed}</dd>
          </div>
          <div>
            <dt>{t("customerNumber")}</dt>
            <dd data-figure="customer-number">{confirmation.customerNumber}</dd>
          </div>
        </dl>
      </section>
      <section className={`sheet ${styles.torn}`} aria-labelledby="items-title">
        <h2 id="items-title">{t("items")}</h2>
        <OrderLedger
          quote={quote}
          title={(subject) => names.get(subject) ?? products[subject]?.title ?? subject}
          locations={confirmation.facts.lines.map(({ location }) => location)}
        />
        {data.chosen.length === 0 ? null : (
          <DefinitionList rows={data.chosen.map(({ label, value }) => ({ term: label, value }))} />
        )}
      </section>
      <OrderDays title={t("days.title")} calendars={[data]}>
        {rich(t("days.note"), { contracts: (text) => <PageLink href={data.contracts}>{text}</PageLink> })}
      </OrderDays>
      <section aria-labelledby="next-title" className={styles.thanksNextSection}>
        <h2 id="next-title">{t("next.title")}</h2>
        <ol className={styles.thanksNext}>
          <li>{t(`next.${mailOf(confirmation)}`)}</li>
          {confirmation.nextSteps.map((step) => (
            <li key={step}>{t(`next.${step}`, { day: dayText(locale, confirmation.begins), ways: data.ways })}</li>
          ))}
        </ol>
      </section>
      <div className={styles.thanksWays}>
        {data.pay === null ? null : (
          <PageLink href={data.pay} {...buttonLook("primary")}>
            {t("pay")}
          </PageLink>
        )}
        <PageLink href={data.account} {...buttonLook("secondary")}>
          {t("account")}
        </PageLink>
        <Button kind="secondary" icon={<Printer />} data-scripted="" onClick={() => window.print()}>
          {t("print")}
        </Button>
        <PageLink href={data.links.home} {...buttonLook("secondary")}>
          {t("home")}
        </PageLink>
      </div>
    </CheckoutFrame>
  );
};

/** What the mail brings; of an order that waits for papers no days are known. [CHK-10] */
const mailOf = ({ facts, nextSteps }: ThankYouPage["confirmation"]) =>
  nextSteps.includes("reseller-papers") ? "mailWaiting" : facts.notices.withdrawal ? "mail" : "mailBusiness";
