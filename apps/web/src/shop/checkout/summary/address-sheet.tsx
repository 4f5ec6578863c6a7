// The address as it is stored; it is changed in the customer account, not here; and the way out for whom it does not belong to. [CHK-03] [SES-03]
import { DefinitionList } from "@kontor/ui/definition-list";
import { type Address, fullName } from "@kontor/domain/shop/customer";
import { useTexts } from "../../../platform/texts/texts.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { LeaveForm } from "../../account/leave-form.tsx";
import { PostalAddress } from "../../customer/postal-address.tsx";

export const AddressSheet = ({ address, account }: { readonly address: Address; readonly account: string }) => {
  const t = useTexts("summary");
  return (
    <section className="sheet" aria-labelledby="address-title">
      <h2 id="address-title">{t("address")}</h2>
      <PostalAddress address={address} />
      <DefinitionList
        rows={[
          { term: t("email"), value: address.email },
          { term: t("phone"), value: address.phone },
          ...(address.vatId === null ? [] : [{ term: t("vatId"), value: address.vatId }]),
          { term: t("payment"), value: t("paymentText") },
        ]}
      />
      <p className="small quiet">
        <PageLink href={account}>{t("addressNote")}</PageLink>
      </p>
      <p id="logged-in">{t("loggedIn", { name: fullName(address) })}</p>
      <LeaveForm button={t("leave")} labelledBy="logged-in" />
    </section>
  );
};
