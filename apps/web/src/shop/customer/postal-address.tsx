// A customer's address as it stands on an envelope, country included. [CHK-03]
import { type Address, placeLine } from "@kontor/domain/shop/customer";
import { countryText } from "../../platform/texts/format.ts";
import { useLocale } from "../../platform/texts/texts.tsx";

export const PostalAddress = ({ address }: { readonly address: Address }) => {
  const locale = useLocale();
  const { company, firstName, lastName, street, country } = address;
  const lines = [company, `${firstName} ${lastName}`, street, placeLine(address), countryText(locale, country)];
  return (
    <address className="address">
      {lines
        .filter((line) => line !== null && line !== "")
        .map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
    </address>
  );
};
