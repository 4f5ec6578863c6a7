// What is refused about the wire itself: rule, status and both texts of each refusal in one entry. [API-05] [OPS-09] [OPS-10]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  RequestMalformed: {
    rule: "API-05",
    status: 400,
    en: "The form is still incorrect or incomplete, please check your input",
    de: "Das Formular ist noch fehlerhaft oder unvollständig, bitte prüfen Sie Ihre Eingabe",
  },
  BodyTooLarge: {
    rule: "OPS-09",
    status: 413,
    en: "There was an error, please try again later",
    de: "Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut",
  },
  ContentTypeUnknown: {
    rule: "API-05",
    status: 415,
    en: "There was an error, please try again later",
    de: "Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut",
  },
  Unavailable: {
    rule: "OPS-10",
    status: 503,
    retryAfter: 2,
    en: "There was an error, please try again later",
    de: "Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut",
  },
});
