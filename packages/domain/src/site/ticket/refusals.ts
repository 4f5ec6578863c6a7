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
  StaffSessionMissing: {
    rule: "TKT-05",
    status: 403,
    en: "Nobody is logged in at this entrance. Please open your access link.",
    de: "An diesem Eingang ist niemand angemeldet. Bitte öffnen Sie Ihren Zugangslink.",
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
  TicketListInvalid: {
    rule: "TKT-06",
    status: 422,
    en: "Nothing was imported. Lines that cannot be read: {{count}}.",
    de: "Es wurde nichts eingelesen. Nicht lesbare Zeilen: {{count}}.",
  },
  TicketListSize: {
    rule: "TKT-06",
    status: 422,
    en: "The list must have at least one ticket and at most {{most}}.",
    de: "Die Liste muss mindestens ein Ticket enthalten und höchstens {{most}}.",
  },
  TicketFieldInvalid: {
    rule: "TKT-06",
    status: 422,
    en: "Please check this entry: it is missing, too long or cannot be read.",
    de: "Bitte prüfen Sie diese Angabe: Sie fehlt, ist zu lang oder nicht lesbar.",
  },
  TicketEventUnknown: {
    rule: "TKT-06",
    status: 404,
    en: "There is no such event.",
    de: "Diese Veranstaltung gibt es nicht.",
  },
  TicketOfOtherEvent: {
    rule: "TKT-02",
    status: 409,
    en: "This ticket is for another event: {{event}}.",
    de: "Dieses Ticket gilt für eine andere Veranstaltung: {{event}}.",
  },
  TicketKeyLost: {
    rule: "TKT-06",
    status: 409,
    en: "This ticket was issued under another secret of the shop and cannot be sent again. Please withdraw it and issue a new one.",
    de: "Dieses Ticket wurde mit einem anderen Geheimnis des Shops ausgestellt und kann nicht erneut gesendet werden. Bitte ziehen Sie es zurück und stellen Sie ein neues aus.",
  },
  TicketWithdrawn: {
    rule: "TKT-06",
    status: 409,
    en: "This ticket has been withdrawn.",
    de: "Dieses Ticket wurde zurückgezogen.",
  },
});
