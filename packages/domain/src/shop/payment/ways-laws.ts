// Laws of the words for the ways to pay: whatever is offered, texts name it, and nothing else. [PAY-03]
import fc from "fast-check";
import { type Law, law } from "#kernel/law";
import { locales } from "#visitor/locale";
import { paymentSlots, providerNames } from "./model.ts";
import type * as ways from "./ways-words.ts";

type Functions = Pick<typeof ways, "paymentFilledIn" | "paymentWords" | "providersOf" | "providerTitles">;

const anyOffered = fc.subarray([...providerNames]);

export const waysLaws = ({ paymentFilledIn, paymentWords, providersOf, providerTitles }: Functions): readonly Law[] => [
  law("[PAY-03] texts about the ways to pay name each provider that is offered and none that is not", () =>
    fc.property(anyOffered, fc.constantFrom(...locales), (offered, locale) => {
      const words = paymentWords(offered, locale);
      const texts = offered.length === 0 ? Object.values(words) : paymentSlots.map((slot) => words[slot]);
      return providerNames.every((name) =>
        texts.every((text) => text.includes(providerTitles[name]) === offered.includes(name)),
      );
    }),
  ),
  law("[PAY-03] every slot of a text about the ways to pay is filled in, and what is no slot stays as it is", () =>
    fc.property(anyOffered, fc.constantFrom(...locales), fc.string(), (offered, locale, text) => {
      const words = paymentWords(offered, locale);
      return (
        paymentSlots.every(
          (slot) =>
            paymentFilledIn(`{payment:${slot}}${text}`, words) === words[slot] + paymentFilledIn(text, words) &&
            (words[slot] !== "" || (slot === "recipients" && offered.length === 0)),
        ) && paymentFilledIn("{payment:other} {ways}", words) === "{payment:other} {ways}"
      );
    }),
  ),
  law("[PAY-03] what is offered are the accounts that are set up, always in the same order", () =>
    fc.property(anyOffered, (offered) => {
      const accounts = Object.fromEntries(
        providerNames.toReversed().map((name) => [name, offered.includes(name) ? {} : null]),
      );
      return providersOf(accounts).join() === offered.join() && providersOf({}).length === 0;
    }),
  ),
];
