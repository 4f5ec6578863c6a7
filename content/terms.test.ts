// What the demo provider's texts say of terms, notice and ends, and of the ways to pay: nothing of their own, only what the policy in force and the settings fill in. [CON-01] [PAY-03]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { day } from "@kontor/domain/kernel/calendar";
import { contractSlots, filledIn } from "@kontor/domain/shop/contract";
import { paymentFilledIn, paymentWords } from "@kontor/domain/shop/payment";

const place = fileURLToPath(new URL(".", import.meta.url));
const texts = readdirSync(place, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:md|yaml|json)$/.test(name) && name !== "README.md")
  .map((name) => ({ name, text: readFileSync(join(place, name), "utf8") }));

it("[CON-01] no text states a notice or promises an end of its own", () => {
  const own =
    /31 (?:days|Tage)|month[’']s end|zum Monatsende|cancel (?:it )?(?:monthly|by the month|any ?time)|leave by the month|monatlich kündbar|jederzeit kündbar/iu;
  expect(texts.filter(({ text }) => own.test(text)).map(({ name }) => name)).toEqual([]);
});

it("[CON-01] [PRD-01] a term of a month or a year is never stated without its earliest end", () => {
  const bare =
    /minimum term (?:of|is|one|1|a single)|Mindestlaufzeit (?:ist|beträgt|von|ein|1 )|values: \[.*\b(?:1|12) (?:months?|Monate?)\b/iu;
  expect(
    texts
      .filter(({ text }) => bare.test(text.replaceAll("minimum term of twelve months, and the first three", "")))
      .map(({ name }) => name),
  ).toEqual([]);
});

it("[CON-01] every slot in a text is one that the shop fills, under both policies and in both languages", () => {
  const withSlots = texts.filter(({ text }) => text.includes("{contract:"));
  expect(withSlots.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "site.json",
      "en/site.yaml",
      "de/pages/terms.yaml",
      "en/help/cancel.md",
      "de/pages/faq.yaml",
    ]),
  );
  for (const policy of ["specified", "consumer-de"] as const)
    for (const locale of ["en", "de"] as const)
      for (const { name, text } of withSlots)
        expect(
          filledIn(
            text,
            contractSlots({ policy, day: day("2026-11-21") }, locale, (of) => of),
          ),
          name,
        ).not.toContain("{contract:");
  const used = new Set(
    withSlots.flatMap(({ text }) => [...text.matchAll(/\{contract:([a-z-]+)\}/g)].map(([, name]) => name)),
  );
  const filled = Object.keys(contractSlots({ policy: "specified", day: day("2026-11-21") }, "en", (of) => of));
  expect([...used].sort()).toEqual(filled.sort());
});

it("[PAY-03] every slot of the ways to pay is one that the shop fills, and each is used in both languages", () => {
  const words = paymentWords([], "en");
  const ofPaying = texts.filter(({ text }) => text.includes("{payment:"));
  for (const { name, text } of ofPaying) expect(paymentFilledIn(text, words), name).not.toContain("{payment:");
  for (const locale of ["en", "de"])
    expect(
      ofPaying
        .filter(({ name }) => name.startsWith(`${locale}/`))
        .flatMap(({ text }) => [...text.matchAll(/\{payment:([a-z-]+)\}/g)].map(([, name]) => name)),
    ).toEqual(expect.arrayContaining(Object.keys(words)));
});
