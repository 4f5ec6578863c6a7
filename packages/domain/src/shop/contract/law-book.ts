// Law book entries of contracts: when they renew and end. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CON-01",
    {
      en: "A contract renews by its term, by at most 12 months, unless cancelled at least 31 days before the end. Under the policy consumer-de a consumer's contract is open-ended after the first term, with at most one month's notice. Periods count from the original day and end at the last of a shorter month.",
      de: "Ein Vertrag verlängert sich um seine Laufzeit, höchstens um 12 Monate, wenn er nicht mindestens 31 Tage vor dem Ende gekündigt wird. Nach der Regelung consumer-de läuft der Vertrag eines Verbrauchers nach der ersten Laufzeit unbefristet mit höchstens einem Monat Kündigungsfrist. Zeiträume zählen vom ursprünglichen Tag an und enden in kürzeren Monaten am letzten Tag.",
    },
    "Specification 1, 9; § 309 No. 9 BGB for the policy consumer-de",
  ),
  rule(
    "CON-02",
    {
      en: "The satisfaction guarantee of 30 days refunds the base fee, monthly price times billing period, for first-time orders, and never more than was paid for it. Hours of a server cost nothing then, additions end with their product and give back the days after the end; setup fees and names stay.",
      de: "Die Zufriedenheitsgarantie von 30 Tagen erstattet bei Erstbestellungen den Grundpreis, Monatspreis mal Abrechnungszeitraum, und nie mehr, als dafür bezahlt wurde. Stunden eines Servers kosten dann nichts; Ergänzungen enden mit ihrem Produkt, und die Tage nach dem Ende werden erstattet. Einrichtungsgebühren und Domains bleiben bezahlt.",
    },
    "Specification 1",
    { scope: "customers" },
  ),
  rule(
    "CON-03",
    {
      en: "Hourly-billed products can be cancelled at once.",
      de: "Stundenweise abgerechnete Produkte können sofort gekündigt werden.",
    },
    "Specification 1",
  ),
  rule(
    "CON-04",
    {
      en: "A customer is at least 18 years old and confirms it; the date of birth is not requested.",
      de: "Ein Kunde ist mindestens 18 Jahre alt und bestätigt das; ein Geburtsdatum wird nicht verlangt.",
    },
    "Specification 1, 9",
    { scope: "customers" },
  ),
  rule(
    "CON-05",
    {
      en: "The guarantee runs from the day after the order to the end of day 30, for anyone who has no earlier order that was not withdrawn: under any account with the same mailbox, or with the same name and postal address.",
      de: "Die Garantie läuft vom Tag nach der Bestellung bis zum Ende des 30. Tages, für Kunden ohne frühere, nicht widerrufene Bestellung: unter keinem Konto mit demselben Postfach oder mit demselben Namen und derselben Adresse.",
    },
    "Specification 1; business rules, contracts",
    { scope: "customers" },
  ),
  rule(
    "ACC-02",
    {
      en: "Each piece of an item of an order makes a contract in the order’s transaction, three servers make three; additions with terms of their own make another one beside it. Included names take the places of the pieces in their order. A contract runs, is cancelled to a day, was withdrawn from, or has ended. Wherever its end is named, that is the last day it covers; what ends at once ends on that day.",
      de: "Jedes Stück einer Position wird mit der Bestellung zu einem Vertrag, aus drei Servern werden drei; Ergänzungen mit eigener Laufzeit erhalten einen weiteren. Inklusivdomains belegen die Plätze der Stücke der Reihe nach. Ein Vertrag läuft, ist zu einem Tag gekündigt, widerrufen oder beendet. Wo sein Ende genannt wird, ist das der letzte Tag, an dem er besteht; was sofort endet, endet an diesem Tag.",
    },
    "Ours: the account",
    { scope: "customers" },
  ),
  rule(
    "ACC-05",
    {
      en: "A notice names the last day wanted; where a contract cannot end after it, it ends on the first possible day that follows. An addition ends with its item at the latest. A consumer may withdraw from a contract in time even after cancelling it. A declaration counts from the instant of its receipt; without proof of its sender it carries nothing out on the day it arrives. What would end at once waits until its party logs in, follows the link in the letter to the registered address, or staff know by the next working day that it came from them; hours and days still count from the receipt. A notice to a later day is taken at once, and its party may undo it until that day. A termination for good cause ends a contract on the day of its receipt, or after the later day that it names, once our staff have accepted the cause.",
      de: "Eine Kündigung nennt den letzten gewünschten Tag; kann der Vertrag an ihm nicht enden, endet er am ersten möglichen Tag danach. Eine Ergänzung endet spätestens mit ihrer Position. Verbraucher können einen Vertrag fristgerecht auch nach einer Kündigung widerrufen. Eine Erklärung gilt ab dem Augenblick ihres Eingangs; ohne Nachweis, von wem sie kommt, wird am Tag ihres Eingangs nichts ausgeführt. Was sofort enden würde, wartet, bis der Vertragspartner sich anmeldet, dem Link in der E-Mail an die hinterlegte Adresse folgt oder unsere Mitarbeiter am nächsten Werktag wissen, dass sie von ihm kommt; Stunden und Tage zählen trotzdem ab dem Eingang. Eine Kündigung zu einem späteren Tag gilt sofort, und bis zu diesem Tag kann der Vertragspartner sie aufheben lassen. Eine außerordentliche Kündigung beendet einen Vertrag am Tag ihres Eingangs oder nach dem späteren Tag, den sie nennt, sobald unsere Mitarbeiter den wichtigen Grund anerkannt haben.",
    },
    "Ours: the account; §§ 130, 133, 312k, 356a BGB",
    { scope: "customers" },
  ),
  rule(
    "LIF-04",
    {
      en: "Fourteen days before the last day for notice of a term that is followed by one longer than a month, a letter says what renews, when and until when, what it costs by the bills that will come, and by when and how it is cancelled, also without logging in. It comes once for each term and not for what is cancelled, withdrawn from or over; a new term that was announced like this is not announced once more when it begins. Where the letter could not come before that last day, the letter on the day of the renewal comes instead. A consumer’s contract that runs on for an indefinite time renews no term and gets none.",
      de: "Vierzehn Tage vor dem letzten Tag für die Kündigung zu einer Laufzeit, auf die eine von mehr als einem Monat folgt, sagt eine E-Mail, was sich wann und bis wann verlängert, was es nach den künftigen Rechnungen kostet und bis wann und wie es sich kündigen lässt, auch ohne Anmeldung. Sie kommt einmal für jede Laufzeit und nicht für das, was gekündigt, widerrufen oder beendet ist; eine so angekündigte Laufzeit wird an ihrem Beginn nicht noch einmal gemeldet. Konnte sie nicht vor diesem letzten Tag kommen, kommt an ihrer Stelle die E-Mail am Tag der Verlängerung. Der Vertrag eines Verbrauchers, der unbefristet weiterläuft, verlängert sich nicht um eine Laufzeit und erhält keine.",
    },
    "Ours: the account",
    { scope: "customers" },
  ),
];
