// Who is logged in: what runs and what is due, number and address, the way to a panel elsewhere, and the way out. [SES-03] [SES-10] [CHK-03]
import { fullName } from "@kontor/domain/shop/customer";
import { buttonLook } from "@kontor/ui/button";
import { DefinitionList } from "@kontor/ui/definition-list";
import { Notice } from "@kontor/ui/notice";
import type { AccountView } from "./views.ts";
import { rateText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { PostalAddress } from "../customer/postal-address.tsx";
import { AccountFrame } from "./account-list.tsx";
import { LeaveForm } from "./leave-form.tsx";
import { Overview } from "./overview.tsx";
import * as styles from "./account.module.css";

type Panel = Extract<AccountView, { page: "panel" }>;

export const AccountSheet = ({
  data,
  customer,
}: {
  readonly data: Panel;
  readonly customer: NonNullable<Panel["customer"]>;
}) => {
  const t = useTexts("account");
  const login = useTexts("login");
  const locale = useLocale();
  const { number, address, individualRate } = customer;
  const facts = [
    ["number", number],
    ["email", address?.email],
    ["phone", address?.phone],
    ["vatId", address?.vatId],
    ["individualRate", individualRate === null ? null : rateText(locale, individualRate)],
  ] as const;
  return (
    <AccountFrame ways={data.ways}>
      <h1 tabIndex={-1}>{address === null ? t("title") : t("greeting", { name: fullName(address) })}</h1>
      {data.said === null ? null : <Notice kind="free" role="status" title={t(`said.${data.said}`)} />}
      <Onward data={data} />
      {data.overview === null ? null : <Overview overview={data.overview} />}
      <section className="sheet" aria-labelledby="account-address">
        <h2 id="account-address">{t("address")}</h2>
        <div className={styles.columns}>
          {address === null ? <p>{t("noAddress")}</p> : <PostalAddress address={address} />}
          <DefinitionList rows={facts.flatMap(([name, value]) => (value ? [{ term: t(name), value }] : []))} />
        </div>
        {address === null ? null : (
          <p>
            <PageLink href={data.paths.address}>{t("changeAddress")}</PageLink>
          </p>
        )}
      </section>
      <section id="account-leave" className={styles.leave} aria-label={login("leave")}>
        {data.hasCart ? <p>{t("leaveNote")}</p> : null}
        <LeaveForm button={login(data.hasCart ? "leaveAndEmpty" : "leave")} />
      </section>
    </AccountFrame>
  );
};

/** Where the customer was going, to a cart that holds something, or to the panel elsewhere; nothing where there is no such place. */
const Onward = ({ data: { elsewhere, returnPath, hasCart, paths } }: { readonly data: Panel }) => {
  const t = useTexts("account");
  const to =
    returnPath !== null
      ? { href: returnPath, text: t("next") }
      : hasCart
        ? { href: paths.cart, text: t("toCart") }
        : null;
  if (elsewhere === null && to === null) return null;
  return (
    <p className={styles.ways}>
      {elsewhere === null ? null : (
        <a href={elsewhere} {...buttonLook("primary")}>
          {t("toPanel")}
        </a>
      )}
      {to === null ? null : (
        <PageLink href={to.href} {...buttonLook(elsewhere === null && returnPath !== null ? "primary" : "secondary")}>
          {to.text}
        </PageLink>
      )}
    </p>
  );
};
