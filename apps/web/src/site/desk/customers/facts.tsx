// What is known of an account: who and where it is, how it logs in, what its documents go by. [ACC-04] [ACC-08] [VAT-08] [CHK-10]
import { resellerPapers } from "@kontor/domain/shop/checkout";
import { addressLines, fullName } from "@kontor/domain/shop/customer";
import { countryText, rateText } from "../../../platform/texts/format.ts";
import { Facts, factsIn, Part } from "../record.tsx";
import { useKind } from "../use-kind.tsx";
import { type Account, isCustomer } from "./queries.ts";

export const AccountFacts = ({ account }: { readonly account: Account }) => {
  const { t, locale, moment } = useKind("customers");
  const { email, confirmed, address, buyerReference, orderReference, individualRate, papers, waiting, hasFactor } =
    account;
  const isBusiness = address?.kind === "business" && isCustomer(account);
  /** The lines below those who are named beside them. */
  const where = (of: NonNullable<typeof address>): string =>
    addressLines(of, (iso) => countryText(locale, iso))
      .flatMap(({ name, text }) => (name === "organisation" || name === "person" ? [] : [text]))
      .join(", ");
  return (
    <Part title={t("part.account")}>
      <Facts
        facts={factsIn(t, {
          person: address === null || address.company === null ? null : fullName(address),
          address: address === null ? t("noAddress") : where(address),
          phone: address?.phone,
          vatId: address?.vatId,
          email: confirmed ? email : t("unconfirmed", { email }),
          reference: buyerReference,
          orderReference: isBusiness ? orderReference : null,
          rate: individualRate === null ? null : rateText(locale, individualRate),
          ...(isBusiness
            ? Object.fromEntries(
                resellerPapers.map((paper) => [paper, papers[paper] === null ? t("noPaper") : moment(papers[paper])]),
              )
            : {}),
          waiting: isBusiness && waiting > 0 ? String(waiting) : null,
          factor: isCustomer(account) ? null : t(hasFactor ? "factor.set" : "factor.none"),
        })}
      />
    </Part>
  );
};
