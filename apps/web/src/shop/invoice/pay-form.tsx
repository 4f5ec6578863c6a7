// The ways to pay online as buttons of one form, the way on to the provider that was chosen, and what became of it; it needs no scripts. [PAY-04]
import type { FormEvent } from "react";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { providerTitles } from "@kontor/domain/shop/payment";
import { accountPath } from "@kontor/domain/site/routing";
import { moneyText } from "../../platform/texts/format.ts";
import { PageLink } from "../../shell/page-link.tsx";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { onlineKinds } from "./online-kinds.ts";
import type { Pay } from "./pay-page.ts";
import type { Chosen, OnlineState } from "./pay-ways.ts";
import { usePayment } from "./use-payment.ts";

export const OnlineNotice = ({ online }: { readonly online: OnlineState }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  const stage = usePayment(online).stage ?? online.stage;
  return (
    <Notice kind={onlineKinds[stage]} role="status">
      <p>{t(`online.${stage}`, { amount: moneyText(locale, online.amount) })}</p>
    </Notice>
  );
};

export const PayOnline = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <p>
    <PageLink href={href} {...buttonLook("primary")}>
      {label}
    </PageLink>
  </p>
);

const Leads = ({ leads: { href, provider } }: { readonly leads: NonNullable<Chosen["leads"]> }) => {
  const t = useTexts("invoices");
  return (
    <>
      <p className="k-lead">{t("online.leaving")}</p>
      <p>
        {/* Of another site: no page of this one follows by itself where a browser does not go on. */}
        <a href={href} rel="noreferrer" {...buttonLook("primary")}>
          {t("online.goOn", { service: providerTitles[provider] })}
        </a>
      </p>
    </>
  );
};

export const PayForm = ({ pay }: { readonly pay: Pay }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  const { isLeaving, send } = usePayment(null);
  const { invoice, link, number, left, providers, chosen } = pay;
  const error = chosen?.error ?? null;
  const leads = chosen?.leads ?? null;
  if (leads !== null) return <Leads leads={leads} />;
  // Pressed twice it is sent once; the shop would answer the same page, too.
  const leave = (event: FormEvent): void => {
    if (isLeaving) event.preventDefault();
    else send({ type: "way.choose" });
  };
  const amount = moneyText(locale, left);
  const ways = left > 0 ? providers : [];
  return (
    <form className="k-form" method="post" action={accountPath("pay", locale)} aria-labelledby="pay" onSubmit={leave}>
      <input type="hidden" name="locale" value={locale} />
      {invoice === null ? null : <input type="hidden" name="invoice" value={invoice} />}
      {link === null ? null : <input type="hidden" name="link" value={link} />}
      {error === null ? null : (
        <Notice kind="stop" role="alert">
          <p>{error}</p>
        </Notice>
      )}
      <p className="k-lead">{pay.refused ?? t(`online.${leadOf(pay)}`, { amount, number })}</p>
      {ways.map((provider) => (
        <p key={provider}>
          <Button type="submit" name="provider" value={provider}>
            {t("online.with", { amount, service: providerTitles[provider] })}
          </Button>
        </p>
      ))}
      {ways.length === 0 ? null : <p className="small quiet">{t("online.about")}</p>}
    </form>
  );
};

const leadOf = ({ order, left, invoice, link }: Pay): string => {
  if (order !== null) return "notYet";
  if (left <= 0) return "nothing";
  return invoice === null && link === null ? "all" : "one";
};
