// The ways to pay online as buttons of one form, the way on to the provider that was chosen, and what became of it; it needs no scripts. [PAY-04]
import type { FormEvent } from "react";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { onlineKinds } from "./online-kinds.ts";
import { usePayment } from "./use-payment.ts";
import type { OnlineState, PayView } from "./views.ts";

export const OnlineNotice = ({ online }: { readonly online: OnlineState }) => {
  const t = useTexts("invoices");
  const stage = usePayment(online).stage ?? online.stage;
  return (
    <Notice kind={onlineKinds[stage]} role="status">
      <p>{t(`online.${stage}`, { amount: online.amount })}</p>
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

const Leads = ({ leads: { href, label } }: { readonly leads: NonNullable<PayView["leads"]> }) => {
  const t = useTexts("invoices");
  return (
    <>
      <p className="k-lead">{t("online.leaving")}</p>
      <p>
        {/* Of another site: no page of this one follows by itself where a browser does not go on. */}
        <a href={href} rel="noreferrer" {...buttonLook("primary")}>
          {label}
        </a>
      </p>
    </>
  );
};

export const PayForm = ({ pay }: { readonly pay: PayView }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  const { isLeaving, send } = usePayment(null);
  if (pay.leads !== null) return <Leads leads={pay.leads} />;
  // Pressed twice it is sent once; the shop would answer the same page, too.
  const leave = (event: FormEvent): void => {
    if (isLeaving) event.preventDefault();
    else send({ type: "way.choose" });
  };
  return (
    <form className="k-form" method="post" action={pay.action} aria-labelledby="pay" onSubmit={leave}>
      <input type="hidden" name="locale" value={locale} />
      {pay.invoice === null ? null : <input type="hidden" name="invoice" value={pay.invoice} />}
      {pay.link === null ? null : <input type="hidden" name="link" value={pay.link} />}
      {pay.error === null ? null : (
        <Notice kind="stop" role="alert">
          <p>{pay.error}</p>
        </Notice>
      )}
      <p className="k-lead">{pay.text}</p>
      {pay.ways.map(({ provider, label }) => (
        <p key={provider}>
          <Button type="submit" name="provider" value={provider}>
            {label}
          </Button>
        </p>
      ))}
      {pay.ways.length === 0 ? null : <p className="small quiet">{t("online.about")}</p>}
    </form>
  );
};
