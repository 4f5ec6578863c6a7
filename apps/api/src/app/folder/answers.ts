// What the folder of a provider's own shop is made of: each question with its default, and what the rules of the seller's facts say of an answer. [PKG-07] [OPS-12]
import { sellerFacts, type WrittenSeller } from "@kontor/domain/shop/seller";
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";

/** All as it is typed. */
export interface Answers {
  readonly name: string;
  readonly "legal-name": string;
  readonly street: string;
  readonly "post-code": string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly domain: string;
  readonly email: string;
  readonly representative: string;
  readonly register: string;
  readonly "small-business": string;
  readonly "vat-id": string;
  readonly "tax-number": string;
  readonly iban: string;
  readonly languages: string;
}

export type Field = keyof Answers;

/** Facts that were made up: `kontor check` names those that still stand there. */
export const examples = {
  street: "Musterweg 1",
  phone: "+49 30 23125000",
  representative: "Erika Muster",
  register: "Amtsgericht Charlottenburg, HRB 000000",
  "vat-id": "DE136695976",
  "tax-number": "12/345/67890",
  iban: "DE89370400440532013000",
} as const;

export interface Question {
  readonly field: Field;
  readonly asks: string;
  /** From what was answered before it. */
  readonly otherwise: (answers: Answers) => string;
  readonly applies?: (answers: Answers) => boolean;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "shop";

/** The name of a folder and of its package. */
export const folderName = slug;

const isSmall = (answers: Answers): boolean => isYes(answers["small-business"]);

export const isYes = (typed: string): boolean => /^(y|yes|j|ja|true|on|1)$/i.test(typed.trim());

/** In the order in which they are asked. */
export const questions: readonly Question[] = [
  { field: "name", asks: "Name of the shop", otherwise: () => "Nordwind" },
  { field: "legal-name", asks: "Company, as on its invoices", otherwise: ({ name }) => `${name} GmbH` },
  { field: "street", asks: "Street and house number", otherwise: () => examples.street },
  { field: "country", asks: "Country, two letters", otherwise: () => "DE" },
  { field: "post-code", asks: "Post code", otherwise: () => "10115" },
  { field: "city", asks: "City", otherwise: () => "Berlin" },
  { field: "phone", asks: "Telephone, with its country", otherwise: () => examples.phone },
  { field: "domain", asks: "Domain of the shop", otherwise: ({ name }) => `shop.${slug(name)}.example` },
  {
    field: "email",
    asks: "Email address for customers",
    otherwise: ({ domain }) => `info@${domain.replace(/^(?:www|shop)\./, "")}`,
  },
  { field: "representative", asks: "Who represents the company", otherwise: () => examples.representative },
  {
    field: "register",
    asks: "Register and number; - for none",
    otherwise: () => examples.register,
  },
  { field: "small-business", asks: "Small business that charges no VAT, § 19 UStG (yes or no)", otherwise: () => "no" },
  {
    field: "vat-id",
    asks: "VAT id; - for none",
    otherwise: (answers) => (isSmall(answers) || answers["tax-number"] !== "" ? "" : examples["vat-id"]),
  },
  {
    field: "tax-number",
    asks: "Tax number, which invoices name without a VAT id",
    otherwise: (answers) => (answers["vat-id"] === "" ? examples["tax-number"] : ""),
    applies: (answers) => answers["vat-id"] === "",
  },
  { field: "iban", asks: "IBAN that customers transfer to", otherwise: () => examples.iban },
  { field: "languages", asks: "Languages, the first one first (de, en or both)", otherwise: () => "de,en" },
];

/** English for the court of a German register, which is all that differs. */
const registerOf = (typed: string): WrittenSeller["register"] =>
  typed === "" ? undefined : { de: typed, en: typed.replace(/^Amtsgericht /, "Local court of ") };

export const languagesOf = ({ languages }: Pick<Answers, "languages">): readonly string[] => [
  ...new Set(
    languages
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((word) => word !== ""),
  ),
];

export const isLanguages = (words: readonly string[]): words is readonly Locale[] =>
  words.length > 0 && words.every(isLocale);

export const sellerOf = (answers: Answers): WrittenSeller => ({
  name: answers.name,
  legalName: answers["legal-name"],
  street: answers.street,
  postCode: answers["post-code"],
  city: answers.city,
  country: answers.country.toUpperCase(),
  phone: answers.phone.replaceAll(/[^+\d]/g, ""),
  phoneShown: answers.phone,
  email: answers.email,
  website: `https://${answers.domain}`,
  representative: answers.representative,
  ...(answers.register === "" ? {} : { register: registerOf(answers.register) }),
  ...(answers["vat-id"] === "" ? {} : { vatId: answers["vat-id"] }),
  ...(answers["tax-number"] === "" ? {} : { taxNumber: answers["tax-number"] }),
  ...(isSmall(answers) ? { smallBusiness: true } : {}),
  bank: { name: answers["legal-name"], iban: answers.iban },
});

/** Which question the rules speak of. */
const fields: Readonly<Record<string, Field>> = {
  legalName: "legal-name",
  postCode: "post-code",
  phoneShown: "phone",
  website: "domain",
  vatId: "vat-id",
  taxNumber: "tax-number",
  "bank.name": "legal-name",
  "bank.iban": "iban",
};

const own: readonly (readonly [Field, (answers: Answers) => string | null])[] = [
  [
    "domain",
    ({ domain }) =>
      /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(domain)
        ? null
        : `is “${domain}”, but a domain is a name such as shop.example.org, without https:// and without a path`,
  ],
  [
    "languages",
    (answers) =>
      isLanguages(languagesOf(answers)) ? null : `is “${answers.languages}”, but the shop speaks de and en`,
  ],
];

/** What is wrong with the answers, each with its question; none where a shop can be made of them. */
export const faultsOf = (answers: Answers): readonly (readonly [field: Field, sentence: string])[] => {
  const facts = sellerFacts(sellerOf(answers));
  const refused = Result.isFailure(facts) ? facts.failure : [];
  return [
    ...refused.map(({ field, why }) => [fields[field] ?? (field as Field), why] as const),
    ...own.flatMap(([field, judge]) => {
      const why = judge(answers);
      return why === null ? [] : [[field, why] as const];
    }),
  ].map(([field, why]) => [field, `${field} ${why}.`] as const);
};

const none: Answers = Object.fromEntries(questions.map(({ field }) => [field, ""])) as unknown as Answers;

/** What was given, and defaults for the rest. `-` is an answer: there is none. */
export const completed = (given: Partial<Answers>): Answers =>
  questions.reduce<Answers>(
    (answers, { field, otherwise }) => ({ ...answers, [field]: answered(given[field]) ?? otherwise(answers) }),
    { ...none, "tax-number": answered(given["tax-number"]) ?? "" },
  );

const answered = (typed: string | undefined): string | undefined =>
  typed === undefined ? undefined : typed.trim() === "-" ? "" : typed.trim();
