// The answers of the domain check as the server draws them: whatever is known, the name that was typed stands alone and first. [DOM-01]
import { expect, it } from "vitest";
import { drawn, shop } from "../../../test/drawn-page.ts";
import { answeredBy } from "../../../test/shop-fixture.ts";

type Answer = { readonly availability: string; readonly offer: string | null } | "refused";

const free: Answer = { availability: "available", offer: "register" };
const taken: Answer = { availability: "taken", offer: "transfer" };

/** A shop whose registries answer so. */
const answering = (answerTo: (name: string) => Answer) => {
  const outside = shop();
  return answeredBy(outside, async (called, init) => {
    if (called !== "/api/shop/domain/checks") return outside.send(called, init);
    const { names } = JSON.parse(String(init?.body)) as { readonly names: readonly string[] };
    const lines = names.map((name) => {
      const answer = answerTo(name);
      if (answer === "refused")
        return { name, success: false, problem: { refusal: "DomainCheckFailed", detail: "broken", status: 502 } };
      const [label = "", ending = ""] = name.split(".");
      return {
        name,
        success: true,
        result: { name: { ascii: name, unicode: name, label, ending }, hints: [], otherSpelling: null, ...answer },
      };
    });
    return new Response(lines.map((line) => JSON.stringify(line)).join("\n"), {
      headers: { "content-type": "application/x-ndjson" },
    });
  });
};

const path = { en: "/en/domains/buy-register-domain", de: "/de/domains/domain-kaufen" } as const;
const transfer = { en: "moves to us free of charge", de: "zieht kostenlos zu uns um" } as const;

const unlocked = {
  en: "has to be unlocked by your present provider",
  de: "muss Ihr bisheriger Anbieter vorher",
} as const;
const onlyYours = { en: "Only if it is yours", de: "Nur wenn er Ihnen gehört" } as const;

const why = {
  en: { locked: "must unlock it before it moves", leaving: "so it cannot come to us now" },
  de: { locked: "vor dem Umzug entsperren", leaving: "zurzeit kein Umzug zu uns" },
} as const;

/** The lists of the answers, each with the names of its rows. */
const listsOf = (html: string) =>
  [...html.slice(html.indexOf('aria-labelledby="answers-title"')).matchAll(/<ul[^>]*>(.*?)<\/ul>/gs)]
    .map(([, list = ""]) => [...list.matchAll(/<li[^>]*>.*?class="k-name">([^<]*)/gs)].map(([, name]) => name))
    .filter((names) => names.length > 0);

it.each(["en", "de"] as const)(
  "[DOM-01] [LOOK3-9] [REP2-2] in every state the first row is the name that was typed, with its flags; similar names stand last, and only beside one that is not free: %s",
  async (locale) => {
    const states: readonly (readonly [string, (name: string) => Answer])[] = [
      ["available", () => free],
      ["probably-available", () => ({ ...free, availability: "probably-available" })],
      ["taken", (name) => (name === "hotel.de" ? taken : free)],
      ["locked", (name) => (name === "hotel.de" ? { availability: "locked", offer: "transfer" } : free)],
      ["leaving", (name) => (name === "hotel.de" ? { availability: "leaving", offer: null } : free)],
      ["ours", () => ({ availability: "ours", offer: null })],
      ["unknown", () => ({ availability: "unknown", offer: null })],
      ["failed", () => "refused"],
      ["taken", (name) => (name.includes("-") ? free : taken)],
    ];
    for (const [state, answerTo] of states) {
      const html = await drawn(`${path[locale]}?domain=hotel.de&answers=1`, answering(answerTo));
      const [wish, others = [], suggested = []] = listsOf(html);
      expect(wish, state).toEqual(["hotel.de"]);
      expect(html, state).toMatch(
        new RegExp(`<li[^>]* data-state="${state}" data-wish="true"[^>]*><span[^>]*><span class="s-flags"`),
      );
      expect(new Set(others.map((name) => name?.split(".")[0])), state).toEqual(new Set(["hotel"]));
      expect(others, state).not.toContain("hotel.de");
      const leads = state === "taken" || state === "locked" || state === "leaving";
      expect(suggested.length > 0, state).toBe(leads);
      expect(html.includes('id="suggestions-title"'), state).toBe(leads);
      // Said once, and only where a name could be moved here.
      expect(html.split(transfer[locale]), state).toHaveLength(state === "taken" || state === "locked" ? 2 : 1);
      // Whether it moves, and why not. [REP2-2]
      expect([html.includes(why[locale].locked), html.includes(why[locale].leaving)], state).toEqual([
        state === "locked",
        state === "leaving",
      ]);
      // What is another's has no price, not even one of nothing. [DOM-01]
      expect(html, state).not.toMatch(/<strong>(?:€0\.00|0,00)/);
      const all = others.length + 1;
      expect(html, `${state}: suggestions are no typed names`).toContain(
        locale === "en" ? `of ${all} names checked` : `von ${all} Namen geprüft`,
      );
    }
  },
);

it.each(["en", "de"] as const)(
  "[DOM-01] [DOM-08] of a list of taken and locked names what moves them is in no row, and below them once: %s",
  async (locale) => {
    const html = await drawn(
      `${path[locale]}?names=hotel.de+two.com+three.net&answers=1`,
      answering((name) => (name === "hotel.de" ? taken : { availability: "locked", offer: "transfer" })),
    );
    const below = html.slice(html.lastIndexOf("</ul>", html.indexOf(transfer[locale])));
    for (const sentence of [transfer[locale], unlocked[locale]]) {
      expect(html.split(sentence)).toHaveLength(2);
      expect(below).toContain(sentence);
    }
    expect(html).not.toContain(onlyYours[locale]);
  },
);

it("[DOM-01] [DOM-08] [LOOK3-9] before any answer the typed name is first as well; of a list none stands before the others", async () => {
  const pending = listsOf(await drawn(`${path.en}?domain=hotel.de`, shop()));
  expect(pending[0]).toEqual(["hotel.de"]);
  expect(pending).toHaveLength(2);
  const many = await drawn(
    `${path.en}?names=hotel.de+two.com&answers=1`,
    answering(() => taken),
  );
  expect(listsOf(many)).toEqual([["hotel.de", "two.com"]]);
  expect(many.split(transfer.en)).toHaveLength(2);
});
