// What is refused at the gate and before it: rule, status and both texts of each refusal in one entry. [TKT-01] [TKT-02] [TKT-04] [TKT-06]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  TicketKeyInvalid: {
    rule: "TKT-02",
    status: 422,
    en: "This is not the key of a ticket. Please scan it again or check what you typed.",
    de: "Das ist kein Ticketschlüssel. Bitte scannen Sie ihn erneut oder prüfen Sie Ihre Eingabe.",
  },
  TicketUnknown: {
    rule: "TKT-01",
    status: 404,
    en: "There is no ticket with this key.",
    de: "Zu diesem Schlüssel gibt es kein Ticket.",
  },
  TicketAlreadyAdmitted: {
    rule: "TKT-02",
    status: 409,
    en: "This ticket has been admitted already, at the entrance {{gate}}.",
    de: "Mit diesem Ticket wurde bereits Einlass gewährt, am Eingang {{gate}}.",
  },
  StaffKeyNotValid: {
    rule: "TKT-04",
    status: 410,
    en: "This access key is not valid any more. Please ask for a new one.",
    de: "Dieser Zugangsschlüssel ist nicht mehr gültig. Bitte fordern Sie einen neuen an.",
  },
  TicketColumnsMissing: {
    rule: "TKT-06",
    status: 422,
    en: "The first line of the list must name these columns: {{columns}}.",
    de: "Die erste Zeile der Liste muss diese Spalten nennen: {{columns}}.",
  },
  TicketRowInvalid: {
    rule: "TKT-06",
    status: 422,
    en: "Line {{line}} of the list cannot be read: please check the column {{column}}.",
    de: "Zeile {{line}} der Liste kann nicht gelesen werden: Bitte prüfen Sie die Spalte {{column}}.",
  },
});
