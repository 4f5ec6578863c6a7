// A customer's address as it stands on an envelope, country included. [CHK-03]
import { type Address, addressLines } from "@kontor/domain/shop/customer";
import { countryText } from "../../platform/texts/format.ts";
import { useLocale } from "../../platform/texts/texts.tsx";

export const PostalAddress = ({ address }: { readonly address: Address }) => {
  const locale = useLocale();
  return (
    <address className="address">
      {addressLines(address, (iso) => countryText(locale, iso)).map(({ name, text }) => (
        <span key={name}>
          {text}
          <br />
        </span>
      ))}
    </address>
  );
};
