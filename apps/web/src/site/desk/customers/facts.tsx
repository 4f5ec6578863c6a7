// What is known of an account: who and where it is, how it logs in, what its documents go by. [ACC-04] [ACC-08] [VAT-08] [CHK-10]
import type { ReactNode } from "react";
import { resellerPapers } from "@kontor/domain/shop/checkout";
import { addressLines, fullName } from "@kontor/domain/shop/customer";
import { countryText, rateText, shortMomentText } from "../../../platform/texts/format.ts";
import { Facts, Part } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { type Account, isCustomer } from "./queries.ts";

export const AccountFacts = ({ account }: { readonly account: Account }) => {
  const t = useDeskTexts("desk-customers");
  const { locale, zone } = useDesk().given;
  const { email, confirmed, address, buyerReference, orderReference, individualRate, papers, waiting, hasFactor } =
    account;
  const isBusiness = address?.kind === "business" && isCustomer(account);
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ...(address === null
      ? [["address", t("noAddress")] as const]
      : [
          ...(address.company === null ? [] : [["person", fullName(address)] as const]),
          // The lines below those who are named beside them.
          [
            "address",
            addressLines(address, (iso) => countryText(locale, iso))
              .flatMap(({ name, text }) => (name === "organisation" || name === "person" ? [] : [text]))
              .join(", "),
          ] as const,
          ["phone", address.phone] as const,
          ...(address.vatId === null ? [] : [["vatId", address.vatId] as const]),
        ]),
    ["email", confirmed ? email : t("unconfirmed", { email })],
    ...(buyerReference === null ? [] : [["reference", buyerReference] as const]),
    ...(orderReference === null || !isBusiness ? [] : [["orderReference", orderReference] as const]),
    ...(individualRate === null ? [] : [["rate", rateText(locale, individualRate)] as const]),
    ...(isBusiness
      ? resellerPapers.map((paper) => {
          const confirmedAt = papers[paper];
          return [paper, confirmedAt === null ? t("noPaper") : shortMomentText(locale, confirmedAt, zone)] as const;
        })
      : []),
    ...(isBusiness && waiting > 0 ? [["waiting", String(waiting)] as const] : []),
    ...(isCustomer(account) ? [] : [["factor", t(hasFactor ? "factor.set" : "factor.none")] as const]),
  ];
  return (
    <Part title={t("part.account")}>
      <Facts facts={facts.map(([name, value]) => ({ label: t(`fact.${name}`), value }))} />
    </Part>
  );
};
