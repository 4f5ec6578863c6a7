// Generated pages for the bench: German texts of a large vocabulary in which few words are frequent, as in real texts.
import { derivedId } from "../../apps/api/src/site/content/ids.ts";

/** The same numbers in every run. */
const seededRandom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
};

const heads =
  "Server Daten Preis Vertrag Domain Speicher Netz Kunden Sicherung Schlüssel Zugang Rechnung Konto Adresse Laufzeit Umzug Wartung".split(
    " ",
  );
const tails =
  "Standort Schutz Liste Verwaltung Übersicht Prüfung Planung Kosten Vergleich Anleitung Bericht Ordnung Führung Stelle Wechsel".split(
    " ",
  );
const syllables =
  "ba be bo da de do fa fe ga ge ha ho ka ke la le li ma me mo na ne ra re ri sa se si ta te ti wa we".split(" ");

const vocabulary = () => {
  const random = seededRandom(7);
  const made = Array.from({ length: 20_000 }, () => {
    const length = 2 + Math.floor(random() * 3);
    return Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join("");
  });
  const compounds = heads.flatMap((head) => tails.map((tail) => head + tail.toLowerCase()));
  return [...heads, ...tails, ...compounds, ...made];
};

const words = vocabulary();

/** A few words are frequent, most are rare. */
const pick = (random) => words[Math.min(words.length - 1, Math.floor(words.length * random() ** 3))];
const sentence = (random, length) => Array.from({ length }, () => pick(random)).join(" ");

export const urlOf = (number) => `/seite-${number}`;

/** The two rows of a page: its draft, and what visitors see. */
export const rowsOf = (number, now) => {
  const random = seededRandom(number + 1);
  const title = sentence(random, 4);
  const parts = {
    seo: {
      id: number * 1000 + 1,
      metaTitle: title,
      metaDescription: sentence(random, 14),
      canonicalUrl: null,
      noIndex: false,
      shareImage: null,
    },
    content: [
      {
        id: number * 1000 + 2,
        __component: "sections.hero",
        heading: title,
        text: sentence(random, 12),
        drawing: null,
        image: null,
        links: [],
      },
      {
        id: number * 1000 + 3,
        __component: "sections.rich-text",
        body: Array.from({ length: 6 }, () => `${sentence(random, 14)}.`).join("\n\n"),
      },
    ],
  };
  const row = {
    type: "page",
    document_id: derivedId("page", `generated-${number}`),
    locale: "de",
    lookup: urlOf(number),
    owner: null,
    fields: JSON.stringify({ title, url: urlOf(number), layout: "default", colorMode: "auto" }),
    parts: JSON.stringify(parts),
    source: null,
    seeded: null,
    created_at: now,
    updated_at: now,
  };
  const id = 1_000_000 + number * 2;
  return [
    { ...row, id, state: "draft", published_at: null },
    { ...row, id: id + 1, state: "published", published_at: now },
  ];
};

/** Queries: exact words, words with a typing error, umlauts written out, compounds that occur in no page. */
export const questions = () => {
  const random = seededRandom(99);
  const wrong = (word) => {
    const at = 1 + Math.floor(random() * (word.length - 2));
    return word.slice(0, at) + "x" + word.slice(at + 1);
  };
  return Array.from({ length: 300 }, (_, at) => {
    const word = pick(random);
    if (at % 5 === 0) return `${word} ${pick(random)}`;
    if (at % 5 === 1) return wrong(word.padEnd(4, "a"));
    if (at % 5 === 2) return `${heads[at % heads.length]}${tails[(at * 7) % tails.length].toLowerCase()}`;
    if (at % 5 === 3) return "schluessel uebersicht";
    return word.slice(0, Math.max(3, word.length - 1));
  });
};
