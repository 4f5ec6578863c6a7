// What is refused by routing: rule, status and both texts of each refusal in one entry. [CNT-01] [LOC-12] [LOC-13] [LOC-14] [LOC-16] [SHL-06]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  PageNotFound: {
    rule: "SHL-06",
    status: 404,
    en: "The requested page could not be found",
    de: "Die angeforderte Seite wurde nicht gefunden",
  },
  BadRequestPath: {
    rule: "LOC-16",
    status: 400,
    en: "This address cannot be read.",
    de: "Diese Adresse kann nicht gelesen werden.",
  },
  MethodNotAllowed: {
    rule: "LOC-16",
    status: 405,
    en: "This address cannot be used in this way.",
    de: "Diese Adresse kann so nicht verwendet werden.",
  },
  UnknownLayout: {
    rule: "LOC-12",
    status: 500,
    en: "Unknown layout “{{name}}”. Known layouts: {{known}}",
    de: "Unbekanntes Layout „{{name}}“. Bekannte Layouts: {{known}}",
  },
  UnknownMiddleware: {
    rule: "LOC-13",
    status: 500,
    en: "Unknown middleware “{{name}}”. Known middleware: {{known}}",
    de: "Unbekannte Middleware „{{name}}“. Bekannte Middleware: {{known}}",
  },
  RedirectNotAllowed: {
    rule: "LOC-14",
    status: 500,
    en: "This redirect is not allowed: {{target}}",
    de: "Diese Weiterleitung ist nicht erlaubt: {{target}}",
  },
  UnknownBlock: {
    rule: "CNT-01",
    status: 500,
    en: "Unknown block “{{name}}”. Known blocks: {{known}}",
    de: "Unbekannter Baustein „{{name}}“. Bekannte Bausteine: {{known}}",
  },
});
