// The ways to pay online as buttons of one form, and the way on to the provider that was chosen; it needs no scripts. [PAY-04]
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { OnlineState, PayView } from "./views.ts";

export const OnlineNotice = ({ online: { kind, text } }: { readonly online: OnlineState }) => (
  <Notice kind={kind} role="status">
    <p>{text}</p>
  </Notice>
);

export const PayOnline = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <p>
    <PageLink href={href} {...buttonLook("primary")}>
      {label}
    </PageLink>
  </p>
);

export const PayForm = ({ pay }: { readonly pay: PayView }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  if (pay.leads !== null)
    return (
      <>
        <p className="k-lead">{t("online.leaving")}</p>
        <p>
          {/* Of another site: no page of this one follows by itself where a browser does not go on. */}
          <a href={pay.leads.href} rel="noreferrer" {...buttonLook("primary")}>
            {pay.leads.label}
          </a>
        </p>
      </>
    );
  return (
    <form className="k-form" method="post" action={pay.action} aria-labelledby="pay">
      <input type="hidden" name="locale" value={locale} />
      {pay.invoice === null ? null : <input type="hidden" name="invoice" value={pay.invoice} />}
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
