// The second step: a customer logs in, a new one gives an address; one of the two forms at a time. [CHK-01] [CHK-03] [SES-02]
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { pathAfterEntry } from "@kontor/domain/visitor/session";
import { buttonLook } from "@kontor/ui/button";
import { Choice } from "@kontor/ui/choice";
import { Notice } from "@kontor/ui/notice";
import type { LoginPage } from "../views.ts";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import { CheckoutFrame } from "../../../shell/checkout-frame/frame.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { titles } from "../../cart/titles.ts";
import { withSeenTotal } from "../seen-total.ts";
import { OrderLedger } from "../../pricing/order-ledger.tsx";
import { TotalBar } from "../../../shell/checkout-frame/total-bar.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { ReturningForm } from "./returning-form.tsx";
import { completeEntry } from "../../account/complete-entry.ts";
import { LeaveForm } from "../../account/leave-form.tsx";
import { KnownNotice } from "../../account/known-notice.tsx";
import { useEntry } from "../../../visitor/session/use-entry.ts";

export default function LoginScreen({ page: { data } }: { readonly page: { readonly data: LoginPage } }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <Login data={data} />
    </QueryClientProvider>
  );
}

const Login = ({ data }: { readonly data: LoginPage }) => {
  const t = useTexts("login");
  const cart = useTexts("cart");
  const checkout = useTexts("checkout");
  const locale = useLocale();
  const [who, setWho] = useState(data.ended ? "returning" : "new");
  // What was chosen before scripts ran stands.
  useEffect(() => {
    const chosen = document.querySelector<HTMLInputElement>("input[name=who]:checked");
    // oxlint-disable-next-line react/set-state-in-effect -- what was chosen before scripts ran is in the document alone
    if (chosen !== null) setWho(chosen.value);
  }, []);
  const { signedIn, addressStored } = data.facts;
  const onward = data.returnPath ?? data.paths.summary;
  const entry = useEntry({
    locale,
    hasToken: signedIn,
    complete: completeEntry,
    followsTabs: !signedIn,
    refused: data.sent?.refused,
    pathAfter: ({ merged }) =>
      pathAfterEntry(merged, { cart: data.paths.cart, wanted: data.returnPath, otherwise: data.paths.summary }),
  });
  const choose = (chosen: string): void => {
    setWho(chosen);
    // What was refused of one form is no word about the other.
    if (entry.refusal !== null) entry.send({ type: "refusal.dismiss" });
  };
  return (
    <CheckoutFrame
      step="login"
      title={t("title")}
      paths={data.paths}
      bar={
        data.quote === null ? null : (
          <TotalBar
            quote={data.quote}
            on={
              <a href="#ledger-title" {...buttonLook("secondary")}>
                {checkout("bar.look")}
              </a>
            }
          />
        )
      }
      aside={
        data.quote === null ? null : (
          <section className="sheet" aria-labelledby="ledger-title">
            <h2 id="ledger-title" tabIndex={-1}>
              {cart("yourOrder")}
            </h2>
            <OrderLedger quote={data.quote} title={titles(data.cart, data.products)} />
          </section>
        )
      }
    >
      {signedIn && addressStored ? (
        <Notice
          kind="free"
          title={t("knownTitle")}
          actions={
            <>
              <PageLink href={onward} {...buttonLook("primary")}>
                {t("toSummary")}
              </PageLink>
              <LeaveForm button={t(data.quote === null ? "leave" : "leaveAndEmpty")} />
            </>
          }
        >
          <p>
            {t("known", { name: data.customer ?? "" })} {t("notYou")}
          </p>
        </Notice>
      ) : entry.stage === "known" && !signedIn ? (
        <KnownNotice user={entry.user} href={onward} onward={t("toSummary")} />
      ) : (
        <>
          {data.ended ? (
            <Notice kind="brass" role="status" title={t("ended.title")} isFirst>
              <p>{t("ended.text")}</p>
            </Notice>
          ) : null}
          {/* Another language is another form: what was typed is taken up again, the password is not. [LOC-06] */}
          {signedIn ? null : (
            <>
              <div data-scripted="">
                <Choice
                  id="who"
                  name="who"
                  legend={t("choose.legend")}
                  value={who}
                  onChange={choose}
                  options={[
                    { value: "new", label: t("choose.new") },
                    { value: "returning", label: t("choose.returning") },
                  ]}
                />
              </div>
              <noscript>
                {import.meta.env.SSR ? (
                  <p>
                    <a
                      href={`${data.links.account}?${new URLSearchParams({ return: withSeenTotal(onward, data.paths.summary, data.quote?.total ?? null) })}`}
                      {...buttonLook("secondary")}
                    >
                      {t("returning.title")}
                    </a>
                  </p>
                ) : null}
              </noscript>
            </>
          )}
          {entry.refusal?._tag === "EmailUnconfirmed" ? (
            <p>
              <PageLink href={data.links.confirm}>{t("confirmAgain")}</PageLink>
            </p>
          ) : null}
          {!signedIn && who === "returning" ? (
            <ReturningForm
              key={locale}
              entry={entry}
              returnPath={onward}
              forgotten={data.links.forgotten}
              providers={data.providers}
            />
          ) : (
            <RegistrationForm key={locale} page={data} entry={entry} />
          )}
        </>
      )}
    </CheckoutFrame>
  );
};
