// The address as it is stored; it is changed in the customer account, not here. [CHK-03]
import type { Address } from "@kontor/domain/shop/customer";
import { useTexts } from "../../../platform/texts/texts.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { PostalAddress } from "../../customer/postal-address.tsx";

export const AddressSheet = ({ address, account }: { readonly address: Address; readonly account: string }) => {
  const t = useTexts("summary");
  return (
    <section className="sheet" aria-labelledby="address-title">
      <h2 id="address-title">{t("address")}</h2>
      <PostalAddress address={address} />
      <dl className="facts">
        <div>
          <dt>{t("email")}</dt>
          <dd>{address.email}</dd>
        </div>
        <div>
          <dt>{t("phone")}</dt>
          <dd>{address.phone}</dd>
        </div>
        {address.vatId === null ? null : (
          <div>
            <dt>{t("vatId")}</dt>
            <dd>{address.vatId}</dd>
          </div>
        )}
        <div>
          <dt>{t("payment")}</dt>
          <dd>{t("paymentText")}</dd>
        </div>
      </dl>
      <p className="small quiet">
        <PageLink href={account}>{t("addressNote")}</PageLink>
      </p>
    </section>
  );
};
