// What is owed after a withdrawal where an early start was asked for, in words: the notice of withdrawal, the terms, letters and pages. [BAL-04] [LGL-04]
import type { Localized } from "#visitor/locale";

export interface ValueWords {
  /** What is paid for what was provided. */
  readonly value: string;
  /** When the right ends for a name. */
  readonly names: string;
}

/** Where value is owed, and where the provider pays everything back. */
export const valueWords: Localized<Readonly<Record<"owed" | "generous", ValueWords>>> = {
  en: {
    owed: {
      value:
        "If you asked us to begin the service during the withdrawal period, you pay an amount in proportion to what has been provided until you informed us of your withdrawal, compared with the whole of the contract. We calculate it by days: from the day of setup to the day before we receive your withdrawal, as a share of the days that you have paid for; for servers by the hour, it is the hours begun until then. A setup fee that is charged separately stays to be paid once we have reported that the service is ready. Free months cost nothing, and a voucher lowers the amount. If you did not ask us to begin early, we pay everything back.",
      names:
        "For a domain that is the moment at which it has been registered or moved for you at your express wish, and we have reported it as ready.",
    },
    generous: {
      value:
        "That holds, too, if you asked us to begin the service during the withdrawal period: you pay nothing for what was provided until your withdrawal.",
      names:
        "We do not insist on that: until the period ends you may withdraw from a registered domain, too, and get back what you paid for it.",
    },
  },
  de: {
    owed: {
      value:
        "Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht. Wir rechnen nach Tagen: vom Tag der Einrichtung bis zum Tag vor dem Eingang Ihres Widerrufs, als Anteil an den Tagen, die Sie bezahlt haben; bei Servern nach Stunden sind es die bis dahin begonnenen Stunden. Eine gesondert berechnete Einrichtungsgebühr bleibt geschuldet, sobald wir gemeldet haben, dass die Leistung bereit ist. Kostenlose Monate kosten nichts, und ein Gutschein mindert den Betrag. Haben Sie keinen früheren Beginn verlangt, erstatten wir alles.",
      names:
        "Bei einer Domain ist das der Augenblick, in dem sie auf Ihren ausdrücklichen Wunsch für Sie registriert oder umgezogen wurde und wir sie als bereit gemeldet haben.",
    },
    generous: {
      value:
        "Das gilt auch, wenn Sie verlangt haben, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen: Für das bis zu Ihrem Widerruf Geleistete zahlen Sie nichts.",
      names:
        "Darauf bestehen wir nicht: Bis zum Ende der Frist können Sie auch eine registrierte Domain widerrufen und erhalten zurück, was Sie dafür bezahlt haben.",
    },
  },
};
