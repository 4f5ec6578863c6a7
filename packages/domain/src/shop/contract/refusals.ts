// What is refused of contracts: rule, status and both texts of each refusal in one entry. [CON-01] [CON-02] [CON-05] [LGL-03]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  EndNotPossible: {
    rule: "CON-01",
    status: 409,
    en: "This contract cannot end on that day. The next possible day is {{next}}.",
    de: "An diesem Tag kann der Vertrag nicht enden. Der nächstmögliche Tag ist der {{next}}.",
  },
  GuaranteeOver: {
    rule: "CON-02",
    status: 409,
    en: "The satisfaction guarantee of {{days}} days ended on {{lastDay}}.",
    de: "Die Zufriedenheitsgarantie von {{days}} Tagen endete am {{lastDay}}.",
  },
  GuaranteeUsed: {
    rule: "CON-05",
    status: 409,
    en: "The satisfaction guarantee holds for the first order only.",
    de: "Die Zufriedenheitsgarantie gilt nur für die erste Bestellung.",
  },
  WithdrawalOver: {
    rule: "LGL-03",
    status: 409,
    en: "The withdrawal period ended on {{lastDay}}.",
    de: "Die Widerrufsfrist endete am {{lastDay}}.",
  },
  NameIsDone: {
    rule: "LGL-03",
    status: 409,
    en: "The domain has been registered or moved for you, as you asked us to do before the withdrawal period ended. You can no longer withdraw from it, but you can cancel it.",
    de: "Die Domain wurde auf Ihren Wunsch schon vor Ablauf der Widerrufsfrist für Sie registriert oder umgezogen. Widerrufen können Sie sie nicht mehr, kündigen schon.",
  },
  ContractUnknown: {
    rule: "ACC-02",
    status: 404,
    en: "This contract could not be found.",
    de: "Dieser Vertrag wurde nicht gefunden.",
  },
  ContractNotRunning: {
    rule: "ACC-05",
    status: 409,
    en: "This contract does not run any more.",
    de: "Dieser Vertrag läuft nicht mehr.",
  },
  GuaranteeNotOffered: {
    rule: "CON-02",
    status: 409,
    en: "The satisfaction guarantee holds for products, not for domains and additions.",
    de: "Die Zufriedenheitsgarantie gilt für Produkte, nicht für Domains und Ergänzungen.",
  },
  WithdrawalNotForBusiness: {
    rule: "LGL-03",
    status: 409,
    en: "Only consumers can withdraw from a contract.",
    de: "Einen Vertrag widerrufen können nur Verbraucher.",
  },
});
