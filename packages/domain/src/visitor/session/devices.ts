// The device of a login in words, by what its browser calls itself: no more than a person needs to recognise their own. [ACC-04]
import { inLocale, type Locale, type Localized } from "#visitor/locale";

/** More particular names first: most browsers also name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac(?:intosh| OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const firstIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? "";

/** What is stored of a browser: its name and its system, with a slash between; empty where neither is known. */
export const deviceOf = (userAgent: string | null | undefined): string => {
  const browser = firstIn(browsers, userAgent ?? "");
  const system = firstIn(systems, userAgent ?? "");
  return browser === "" && system === "" ? "" : `${browser}/${system}`;
};

const unknown: Localized<string> = { en: "Unknown device", de: "Unbekanntes Gerät" };
/** Between a browser and what it runs on: a thing, or a system. */
const between: Localized<readonly [thing: string, system: string]> = {
  en: ["on an", "on"],
  de: ["auf dem", "unter"],
};
const anyBrowser: Localized<string> = { en: "A browser", de: "Ein Browser" };

/** A stored device in words. */
export const deviceText = (device: string, locale: Locale): string => {
  const [browser = "", system = ""] = device.split("/");
  if (browser === "" && system === "") return inLocale(unknown, locale);
  if (system === "") return browser;
  const named = browser === "" ? inLocale(anyBrowser, locale) : browser;
  const [onThing, onSystem] = inLocale(between, locale);
  return `${named} ${system === "iPhone" || system === "iPad" ? onThing : onSystem} ${system}`;
};
