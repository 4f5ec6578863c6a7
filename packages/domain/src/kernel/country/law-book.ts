// Law book entries of countries: the list of the VAT map, and what an address may name. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "VAT-01",
    {
      en: "The VAT map names a rate for each of 30 European countries (the 27 member states of the EU, GB, IS and NO), for US, CH and LI, and for OTHER, whose rate is 0 by default.",
      de: "Die Steuertabelle nennt einen Satz für jedes von 30 europäischen Ländern (die 27 Mitgliedstaaten der EU, GB, IS und NO), für US, CH und LI sowie für OTHER, dessen Satz standardmäßig 0 ist.",
    },
    "Specification 3",
  ),
  rule(
    "CUS-08",
    {
      en: "An address has a country of the list; DE is preselected.",
      de: "Eine Adresse hat ein Land aus der Liste; vorausgewählt ist DE.",
    },
    "Specification 3, 5, 9; ISO 3166-1",
  ),
];
