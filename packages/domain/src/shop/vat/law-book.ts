// Law book entries of VAT: who pays which rate. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "VAT-03",
    {
      en: "A VAT map that cannot be fetched, or is empty, is a fatal error of status 500 with its own message.",
      de: "Eine Steuertabelle, die nicht geladen werden kann oder leer ist, ist ein fataler Fehler mit Status 500 und eigener Meldung.",
    },
    "Specification 8",
  ),
  rule(
    "VAT-08",
    {
      en: "An individual rate of a customer goes before address and VAT ID.",
      de: "Ein individueller Steuersatz eines Kunden geht Adresse und USt-IdNr. vor.",
    },
    "Specification 6",
    { scope: "customers" },
  ),
  rule(
    "VAT-09",
    {
      en: "A consumer pays the rate of their country, or that of OTHER. A business of another member state with a valid VAT ID of that state pays 0 by reverse charge. In the seller's own country the rate is domestic, whatever the ID. An ID that is not known to be valid never lowers tax. Where an address lies in another area of VAT than its country, that area counts: Monaco is France, the Isle of Man Great Britain, Büsingen Switzerland; Helgoland, the Canaries, Ceuta, Melilla, Livigno, Campione, Mount Athos and the French overseas departments are OTHER.",
      de: "Ein Verbraucher zahlt den Satz seines Landes oder den von OTHER. Ein Unternehmen eines anderen Mitgliedstaats mit gültiger USt-IdNr. dieses Staats zahlt 0 durch Umkehr der Steuerschuld. Im Land des Verkäufers gilt unabhängig von der Nummer der inländische Satz. Eine nicht als gültig bekannte Nummer senkt die Steuer nie. Liegt eine Adresse in einem anderen Steuergebiet als ihr Land, zählt dieses Gebiet: Monaco ist Frankreich, die Insel Man Großbritannien, Büsingen die Schweiz; Helgoland, die Kanaren, Ceuta, Melilla, Livigno, Campione, der Athos und die französischen Überseedepartements sind OTHER.",
    },
    "Specification 3; Directive 2006/112/EC Art. 44, 58, 196; § 3a, § 13b UStG",
    { validFrom: "2015-01-01" },
  ),
  rule(
    "VAT-11",
    {
      en: "Catalogue prices are gross at the seller's rate. At another rate each unit price is made from its net, rounded half up, and VAT at that rate on it, rounded half up, too. Prices by the hour and by the gigabyte have four digits more than cents in this, and are rounded once, at the line.",
      de: "Katalogpreise sind brutto zum Satz des Verkäufers. Bei einem anderen Satz wird aus jedem Einzelpreis das kaufmännisch gerundete Netto, zu dem die ebenso gerundete Steuer zu diesem Satz kommt. Preise je Stunde und je Gigabyte haben dabei vier Stellen mehr als Cent und werden einmal gerundet, in der Position.",
    },
    "Specification 4; business rules, money and VAT",
  ),
  rule(
    "VAT-12",
    {
      en: "The VAT country of a visitor is the customer's, else the cookie's, else the trusted proxy's, else the seller's; always a key of the map.",
      de: "Das Steuerland eines Besuchers ist das des Kunden, sonst das des Cookies, sonst das des vertrauten Proxys, sonst das des Verkäufers; stets ein Schlüssel der Tabelle.",
    },
    "Specification 7; requirements, VAT",
  ),
  rule(
    "VAT-14",
    {
      en: "A line with a period has the VAT rate of the period's last day, as it is known when the document is issued; setup has that of its period, hours that of the last day on which they were used. A price is made from the catalogue's, or the contract's price list, at the seller's rate of the same day: at home the gross that is shown is paid, whatever rate is in it. Where the lines of a document have different rates, each names its own, and VAT is rounded once for each.",
      de: "Eine Position mit einem Zeitraum hat den Steuersatz von dessen letztem Tag, wie er bei der Ausstellung bekannt ist; die Einrichtung hat den ihres Zeitraums, Stunden haben den des letzten Tages, an dem sie genutzt wurden. Ein Preis wird aus dem des Katalogs oder der Preisliste des Vertrags zum Satz des Verkäufers am selben Tag gebildet: Im Inland wird der gezeigte Bruttopreis bezahlt, welcher Satz auch darin steckt. Haben die Positionen eines Belegs verschiedene Sätze, nennt jede den ihren, und die Steuer wird je Satz einmal gerundet.",
    },
    "§ 13 (1) No. 1 a, § 27 (1) UStG; Directive 2006/112/EC Art. 64 (2)",
  ),
];
