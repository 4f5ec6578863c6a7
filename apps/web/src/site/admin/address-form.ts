// The form in which staff correct the address of a customer: the fields of the customer's own form, and a reason. [ACC-04] [CUS-11]
import type { ShopComponents } from "@kontor/adapters/contract";
import { type Address, type AddressField, addressFields, draftOf, optionalFields } from "@kontor/domain/shop/customer";
import type { Locale } from "@kontor/domain/visitor/locale";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { DeskField, DeskForm } from "./desk-views.ts";

type Corrected = Exclude<AddressField, "email" | "emailRepeat">;

/** Another login address is given by a form of its own. */
export const correctedFields = addressFields.filter(
  (field): field is Corrected => field !== "email" && field !== "emailRepeat",
);

/** The kind may be changed in the same form: what only a business needs is not required before it is sent. */
const optionalIn = (country: string) => optionalFields("private", country);

const fieldOf = (
  name: Corrected,
  value: string,
  {
    locale,
    countries,
    country: chosen,
  }: {
    readonly locale: Locale;
    readonly countries: readonly ShopComponents["schemas"]["Country"][];
    readonly country: string;
  },
): DeskField => {
  const t = texts(locale, "login");
  switch (name) {
    case "kind":
      return {
        name,
        label: texts(locale, "admin")("meta.customer.address.kind"),
        kind: "select",
        value,
        options: (["private", "business"] as const).map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      };
    case "country":
      return {
        name,
        label: t("fields.country"),
        kind: "select",
        value,
        options: countries.map((country) => ({ value: country.iso, label: country.name })),
      };
    default:
      return { name, label: t(`fields.${name}`), kind: "text", value, isOptional: optionalIn(chosen).includes(name) };
  }
};

/** Null where the countries cannot be read. */
export const addressForm = async (
  { services, locale }: PageFacts,
  { number, address }: { readonly number: string; readonly address: Address },
): Promise<DeskForm | null> => {
  const countries = valueOf(await readFor({ services, locale }, "/shop/country"));
  if (countries === null) return null;
  const t = texts(locale, "admin");
  const draft = draftOf(address);
  return {
    act: "address",
    title: t("meta.customer.address.title"),
    text: t("meta.customer.address.text"),
    hidden: { customer: number },
    fields: [
      ...correctedFields.map((name) => fieldOf(name, draft[name], { locale, countries, country: draft.country })),
      { name: "reason", label: t("meta.desk.reason"), hint: t("meta.desk.reasonHint"), kind: "area" },
    ],
    button: t("meta.customer.address.button"),
  };
};
