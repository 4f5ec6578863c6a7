// Laws of which contracts a declaration means: a number names its own contract or order, and no other that begins or ends like it. [ACC-05]
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import type { ServiceContract } from "#shop/contract";
import { someFacts } from "./arbitraries.ts";
import { declaredContracts } from "./matching.ts";
import type { Declaration } from "./model.ts";

const email = "erika@example.com";

/** The contracts of an order, as many as it has. */
const contractsOf = (sequence: number, count: number): readonly ServiceContract[] => {
  const orderNumber = `K-2026-${String(sequence).padStart(6, "0")}`;
  return Array.from({ length: count }, (_, at) => ({
    id: `${orderNumber}-${at + 1}`,
    number: `${orderNumber}-${at + 1}`,
    customerNumber: "100001",
    email,
    orderId: orderNumber,
    orderNumber,
    item: `i${at + 1}`,
    isAddition: false,
    policy: "specified",
    orderedOn: someFacts.today,
    start: someFacts.today,
    minimumMonths: 1,
    hourly: false,
    party: "private",
    location: null,
    parts: [],
    guarantee: null,
    placedAt: instant(0),
    state: { kind: "running" },
  }));
};

/** Orders of a customer whose numbers begin alike, some with many contracts. */
const anyBook: fc.Arbitrary<readonly ServiceContract[]> = fc
  .tuple(
    fc.integer({ min: 1, max: 1200 }),
    fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 120 })), { minLength: 1, maxLength: 3 }),
  )
  .map(([first, more]) => {
    const sequences = new Map(
      more.map(([digit, count], at) => [at === 0 ? first : first * 1000 ** at + digit, count] as const),
    );
    return [...sequences].flatMap(([sequence, count]) => contractsOf(sequence, count));
  });

/** What people write around a number. */
const anyAround = fc.constantFrom(
  ["", ""],
  ["contract ", ", please"],
  ["(", ")."],
  ["Vertrag:", "\n"],
  ["Web M ", "; no. 7"],
);

const declared = (form: Declaration["form"], text: string): Declaration =>
  form === "withdrawal"
    ? { form, fields: { name: "Erika Mustermann", contract: text, email } }
    : {
        form,
        fields: {
          customerNumber: null,
          category: null,
          product: text,
          termination: "ordinary",
          reason: null,
          end: "next",
          street: null,
          city: null,
          email,
        },
      };

const anyForm = fc.constantFrom<Declaration["form"]>("cancellation", "withdrawal");
const person = { loggedIn: "100001", byEmail: null };

export const matchingLaws: readonly Law[] = [
  law(
    "[ACC-05] [LAW2-N30] of two different numbers one never names the other: a number means its contract, however many there are",
    () =>
      fc.property(anyBook, fc.nat(), anyAround, anyForm, (book, at, [before, after], form) => {
        const named = book[at % book.length]?.number ?? "";
        const meant = declaredContracts(declared(form, `${before}${named}${after}`), book, person, someFacts.today);
        return meant.length === 1 && meant[0]?.number === named;
      }),
  ),
  law(
    "[ACC-05] [LAW2-N30] an order's number means all contracts of this order, and none of an order whose number begins alike",
    () =>
      fc.property(anyBook, fc.nat(), anyAround, anyForm, (book, at, [before, after], form) => {
        const named = book[at % book.length]?.orderNumber ?? "";
        const meant = declaredContracts(declared(form, `${before}${named}${after}`), book, person, someFacts.today);
        const own = book.filter(({ number }) => number.slice(0, number.lastIndexOf("-")) === named);
        return meant.map(({ number }) => number).join() === own.map(({ number }) => number).join();
      }),
  ),
  law(
    "[ACC-05] a title means a contract only where one that runs has it: of several alike none is meant, however it is written",
    () =>
      fc.property(
        fc.array(fc.constantFrom("Web M", "Web L", "VPS M"), { minLength: 1, maxLength: 4 }),
        fc.constantFrom("Web M", "web l", " VPS M "),
        (titles, text) => {
          const book = contractsOf(7, titles.length).map(
            (contract, at) =>
              ({ ...contract, parts: [{ title: { en: titles[at], de: titles[at] } }] }) as unknown as ServiceContract,
          );
          const alike = book.filter((_, at) => titles[at]?.toLowerCase() === text.trim().toLowerCase());
          const meant = declaredContracts(declared("cancellation", text), book, person, someFacts.today);
          return (
            meant.length === (alike.length === 1 ? 1 : 0) &&
            meant[0]?.number === (alike.length === 1 ? alike[0]?.number : undefined)
          );
        },
      ),
  ),
];
