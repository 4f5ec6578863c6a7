// The words of each row that staff search for, and how much each says of it: stored beside the row, in the transaction that changes it. [DSK-01] [OPS3-5]
import type { Cents } from "#kernel/money";
import { searchPhrase, storedForms, storedWords } from "#kernel/text";
import { type Address, dialledForms, fullName, type SoughtField, soughtFields, writtenPostCode } from "#shop/customer";
import { soughtForms } from "#shop/domain-name";
import { wordWeights } from "./limits.ts";

/** The tables whose rows have words. */
export const wordKinds = [
  "users",
  "customers",
  "orders",
  "contracts",
  "invoices",
  "payments",
  "declarations",
  "requests",
  "vouchers",
  "tickets",
] as const;

export type WordKind = (typeof wordKinds)[number];

type Weight = (typeof wordWeights)[keyof typeof wordWeights];

export interface Word {
  readonly word: string;
  readonly weight: Weight;
}

/** As long as a domain name may be. */
const longest = 253;

const weighing = (weight: Weight, words: readonly string[]): readonly Word[] =>
  words.map((word) => ({ word: word.slice(0, longest).trimEnd(), weight }));

/** Each once, with the most that it says. */
const distinct = (words: readonly Word[]): readonly Word[] => {
  const most = new Map<string, Word>();
  for (const each of words)
    if (each.word !== "" && each.weight > (most.get(each.word)?.weight ?? 0)) most.set(each.word, each);
  return [...most.values()];
};

const { number: asNumber, own: asOwn, name: asName, beside } = wordWeights;

/** Without what stands between its parts. */
const compact = (text: string): string => searchPhrase(text).replaceAll(" ", "");

const whole = (text: string): readonly Word[] => weighing(asOwn, [...storedForms(text), compact(text)]);
const named = (text: string): readonly Word[] => [...whole(text), ...weighing(asName, storedWords(text))];
/** Its parts are words of many addresses: who is called so comes before. */
const mailbox = (email: string): readonly Word[] => [...whole(email), ...weighing(beside, storedWords(email))];
/** What is written with a sign is spoken in either language. */
const firm = (company: string): readonly Word[] =>
  [company, ...["und", "and"].map((word) => company.replaceAll("&", ` ${word} `))].flatMap(named);
const numbered = (number: string): readonly Word[] => weighing(asNumber, [searchPhrase(number)]);
const withNames = (names: readonly string[]): readonly Word[] => weighing(asOwn, names.flatMap(soughtForms));

/** No typed word begins like this, so an amount is found by amounts alone. */
export const amountWord = (amount: Cents): string => `=${Math.abs(amount)}`;
const amounting = (amount: Cents): readonly Word[] => weighing(asNumber, [amountWord(amount)]);

export interface WordedRows {
  readonly users: { readonly number: string; readonly email: string };
  readonly customers: Pick<Address, SoughtField | "country">;
  /** `names` are those of an order that has no contracts yet. */
  readonly orders: { readonly number: string; readonly total: Cents; readonly names: readonly string[] };
  readonly contracts: { readonly number: string; readonly names: readonly string[] };
  readonly invoices: { readonly number: string; readonly total: Cents };
  readonly payments: { readonly references: readonly string[] };
  readonly declarations: Receipt;
  readonly requests: Receipt;
  readonly vouchers: { readonly code: string };
  readonly tickets: { readonly holder: string; readonly email: string };
}

/** A declaration or a message: its reference, its sender, what was typed into its short fields. */
interface Receipt {
  readonly reference: string;
  readonly email: string;
  readonly typed: readonly string[];
}

const received = ({ reference, email, typed }: Receipt): readonly Word[] => [
  ...whole(reference),
  ...mailbox(email),
  ...weighing(beside, typed.flatMap(storedWords)),
];

type SoughtAddress = WordedRows["customers"];

const fieldWords: Readonly<Record<SoughtField, (address: SoughtAddress) => readonly Word[]>> = {
  company: ({ company }) => firm(company ?? ""),
  vatId: ({ vatId }) => whole(vatId ?? ""),
  firstName: ({ firstName }) => weighing(asName, storedWords(firstName)),
  lastName: ({ lastName }) => weighing(asName, storedWords(lastName)),
  street: ({ street }) => weighing(beside, storedWords(street)),
  postCode: ({ postCode, country }) =>
    weighing(beside, [postCode, writtenPostCode(postCode, country)].flatMap(storedWords)),
  city: ({ city }) => weighing(beside, storedWords(city)),
  phone: ({ phone }) => weighing(asOwn, dialledForms(phone)),
  email: ({ email }) => mailbox(email),
};

const words: { readonly [Kind in WordKind]: (row: WordedRows[Kind]) => readonly Word[] } = {
  users: ({ number, email }) => [...whole(number), ...mailbox(email)],
  customers: (address) => [
    ...named(fullName(address)),
    ...whole(`${address.lastName} ${address.firstName}`),
    ...soughtFields.flatMap((field) => fieldWords[field](address)),
  ],
  orders: ({ number, total, names }) => [...numbered(number), ...amounting(total), ...withNames(names)],
  contracts: ({ number, names }) => [...numbered(number), ...withNames(names)],
  invoices: ({ number, total }) => [...numbered(number), ...amounting(total)],
  payments: ({ references }) => references.flatMap(whole),
  declarations: received,
  requests: received,
  vouchers: ({ code }) => whole(code),
  tickets: ({ holder, email }) => [...named(holder), ...mailbox(email)],
};

/** The words by which a row is found, each once. */
export const wordsOf = <Kind extends WordKind>(kind: Kind, row: WordedRows[Kind]): readonly Word[] =>
  distinct(words[kind](row));

/** What stays to be found of a row that outlives its customer's account: its number and its amount, and nothing of the person. [ACC-06] */
export const withoutPerson = (all: readonly Word[]): readonly Word[] => all.filter(({ weight }) => weight === asNumber);
