// The door of `locale`: the two languages, how one is chosen, and the address of a page in the other.
export { daysInWords, durationInWords, type DurationUse, withinInWords } from "./durations.ts";
export {
  clockText,
  dayInWords,
  decimalPoint,
  exactPriceText,
  hourPriceParts,
  hourPriceText,
  type MoneyPart,
  moneyParts,
  moneyText,
  numberText,
  rateText,
} from "./figures.ts";
export {
  bothLanguages,
  inSpoken,
  isSpoken,
  languageBeside,
  type Languages,
  languagesOf,
  spokenIn,
  writtenIn,
} from "./languages.ts";
export { type Locale, type Localized, isLocale, locales, localeTag } from "./model.ts";
export {
  acceptedLocale,
  answerLocale,
  type AnswerSignals,
  type Alternate,
  alternates,
  counterpart,
  type Counterparts,
  fallbackLocale,
  heardBy,
  inLocale,
  type LanguageSignals,
  localeCookie,
  localeFromPath,
  negotiateLocale,
  otherLocale,
  redirectCookie,
  toLocale,
  withLocale,
  withoutLocale,
} from "./rules.ts";
