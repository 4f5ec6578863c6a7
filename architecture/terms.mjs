// One thing, one word, in each language: terms that the shop does not say, with the one that it says. Letters, pages, refusals and content are held to it. [LOC-01]

import { proseOf } from "./spoken.mjs";

/** @typedef {{ refused: RegExp, say: string, but?: RegExp }} Term `but`: files that a law or a product's name words otherwise. */

const ways = "{payment:ways}, or words that are given the ways: which there are follows the settings";

/** The words of the ways themselves; what is refused of paying online, and a page of it, name a transfer as what is left, which also says where money goes back to. */
const ofTransfers = /shop\/payment\/(ways-words|refusals)\.ts$|web\/src\/shop\/invoice\/texts\./;

/** @type {Record<"de" | "en", readonly Term[]>} */
export const terms = {
  en: [
    { refused: /\be-mails?\b/i, say: "email" },
    { refused: /\b(by|an?|the|this|that|confirmation) mails?\b(?! (server|log))/i, say: "email: mail is post" },
    { refused: /\bnewsletter letter|monthly letter|end the letter\b/i, say: "newsletter; unsubscribe" },
    { refused: /\b(special|flash|current|easter|our|all|without an) offers?\b/i, say: "deal" },
    { refused: /\btelephones?\b/i, say: "phone", but: /withdrawal\.yaml|legal-documents|images\.yaml/ },
    { refused: /\bledger\b/i, say: "your order; its sum is the first invoice", but: /images\.yaml/ },
    { refused: /\bshows? (its|their|our) workings\b/i, say: "shows its working" },
    { refused: /\b(hosting|your|the|this) packages?\b/i, say: "plan, or order" },
    { refused: /\bhelp center\b/i, say: "help centre" },
    { refused: /\bhome page\b|\bto homepage\b/i, say: "homepage" },
    { refused: /\bunwanted mail|junk (mail|folder)\b/i, say: "spam folder" },
    { refused: /\b(request|ask for) an offer\b/i, say: "request a quote" },
    { refused: /\binitiative application\b/i, say: "speculative application" },
    { refused: /\bkind of termination\b/i, say: "type of cancellation" },
    { refused: /\bgood day,/i, say: "Hello," },
    { refused: /\bshopping basket|basket\b/i, say: "cart", but: /easter|images\.yaml/ },
    { refused: /\bsign(ed)? in\b(?! (to|with) your (phone|device))|\bsign-in\b/i, say: "log in" },
    { refused: /\bcell ?phone|handy\b/i, say: "phone" },
    { refused: /\bby (bank )?transfer\b|\bplease transfer\b/i, say: ways, but: ofTransfers },
    { refused: /\b\d+(\.\d+)? %/, say: "99.9%: no space before the sign" },
    { refused: /\b\d\d\.\d\d (am|pm)\b/i, say: "8:52 am" },
  ],
  de: [
    { refused: /\bEmails?\b|\be-mails?\b(?!-)/, say: "E-Mail" },
    { refused: /\bAnschrift/, say: "Adresse", but: /withdrawal\.yaml|legal-documents|withdrawal-/ },
    { refused: /\b(Hosting-|Ihr |Das |das |[Dd]ieses |[Dd]iesem )Pakete?s?\b/, say: "Tarif" },
    { refused: /\bZusatzoption|Zusatzleistung|\b(kein|jeden?|als|ein) Zusatz\b/i, say: "Ergänzung" },
    { refused: /\bFreimonat/, say: "freie Monate" },
    { refused: /\bSupport\b/, say: "Kundendienst", but: /site\/search/ },
    { refused: /\b\d{1,2}\.\d\d Uhr\b/, say: "8:52 Uhr" },
    {
      refused: /\bKontobuch|Aufstellung\b/,
      say: "Ihre Bestellung; ihre Summe ist die erste Rechnung",
      but: /images\.yaml/,
    },
    { refused: /\bkeine Vorgabe\b|\bEgal \(/, say: "frei gewählt von uns" },
    { refused: /\bohne Post\b|\bunsere Wache\b/, say: "ohne E-Mail; Überwachung" },
    { refused: /\bNewsletter(?![-)])\b/, say: "Rundbrief", but: /site\/request\/refusals/ },
    { refused: /\bDeals?\b(?!-)/, say: "Angebot", but: /flash|domain-deals|routing|shell\/texts|deals\.yaml/ },
    { refused: /\bWarenkörbchen|Einkaufswagen|Einkaufskorb\b/, say: "Warenkorb" },
    { refused: /\beinloggen|ausloggen|eingeloggt|ausgeloggt\b/i, say: "anmelden, abmelden" },
    { refused: /\bHilfecenter|Hilfe-Zentrum\b/, say: "Hilfe-Center" },
    { refused: /\bSehen Sie in Ihr Postfach(?! nach)\b/, say: "Sehen Sie in Ihrem Postfach nach" },
    { refused: /\bSpam-Ordner/, say: "Spamordner" },
    { refused: /\bKundenservice\b/, say: "Kundendienst" },
    // The details beside the code of a transfer are about a transfer.
    {
      refused: /\bper (Bank)?überweisung|überweisen Sie(?! auf das nebenstehende Konto)/i,
      say: ways,
      but: ofTransfers,
    },
    { refused: /\bRegistry\b/, say: "Registrierungsstelle" },
    { refused: /\bLandesvorwahl/, say: "Ländervorwahl" },
    { refused: /\bEinlassprüfung/, say: "Einlasskontrolle" },
    { refused: /\bTürchen\b/, say: "Tür" },
    { refused: /\bGrundgebühr/, say: "Grundpreis" },
    { refused: /\bBezieher\b/, say: "Abonnement" },
    { refused: /\bselbsttätig/, say: "automatisch" },
    { refused: /\bNachl(a|ä)ss(e|en)?(?![\p{L}])/u, say: "Rabatt" },
    { refused: /\b\d+(,\d+)?%/, say: "19 %: mit Leerzeichen" },
  ],
};

/**
 * The terms that a text should not say.
 * @param {import("./spoken.mjs").Spoken} spoken
 * @returns {{ rule: string, from: string, to: string, comment: string }[]}
 */
export const wrongTermsIn = ({ locale, file, key, text }) => {
  const prose = proseOf(text).replaceAll("\u00a0", " ");
  return terms[locale]
    .filter(({ refused, but }) => refused.test(prose) && !(but?.test(file) ?? false))
    .map(({ refused, say }) => ({
      rule: "one-word-for-each-thing",
      from: file,
      to: `${key}: ${refused.exec(prose)?.[0]}`,
      comment: `Say “${say}”.`,
    }));
};
