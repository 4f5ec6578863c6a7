// What is refused of what follows an order outside of the shop: rule, status and both texts of each refusal in one entry. [OUT-01] [OUT-03]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  WebhookUnknown: {
    rule: "OUT-01",
    status: 404,
    en: "There is no such event for this receiver.",
    de: "Für diesen Empfänger gibt es dieses Ereignis nicht.",
  },
  DeliveryReportWrong: {
    rule: "OUT-03",
    status: 422,
    en: "The {{field}} of this report is missing, too long or not allowed. What is ready needs a text in both languages; a link begins with https:// and goes with the state ready alone.",
    de: "Das Feld {{field}} dieser Meldung fehlt, ist zu lang oder nicht zulässig. Was bereit ist, braucht einen Text in beiden Sprachen; ein Link beginnt mit https:// und gehört nur zum Status ready.",
  },
  DeliveryStateNotNext: {
    rule: "OUT-03",
    status: 409,
    en: "The state {{to}} cannot follow {{from}}.",
    de: "Auf den Status {{from}} kann nicht {{to}} folgen.",
  },
  DeliveryOver: {
    rule: "OUT-03",
    status: 409,
    en: "This contract has ended or was withdrawn from; there is nothing to deliver any more.",
    de: "Dieser Vertrag ist beendet oder widerrufen; es gibt nichts mehr zu liefern.",
  },
  SetupNotYet: {
    rule: "LGL-04",
    status: 409,
    en: "The setup of this order may not begin yet: the withdrawal period is running, or documents are missing.",
    de: "Mit der Einrichtung dieser Bestellung darf noch nicht begonnen werden: Die Widerrufsfrist läuft, oder es fehlen Unterlagen.",
  },
});
