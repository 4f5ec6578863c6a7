// Which words are not separated by a line break.
import { expect, it } from "vitest";
import { withPlainHyphens } from "./hyphens.ts";
import { withHardSpaces } from "./typography.ts";

it("[CNT-01] a figure stays with its unit, a section sign with its number; words are left alone", () => {
  expect(withHardSpaces("10 GB, 31 Tage, 5,00 € und 19 % nach § 25 Abs. 2")).toBe(
    "10\u00a0GB, 31\u00a0Tage, 5,00\u00a0€ und 19\u00a0% nach §\u00a025 Abs.\u00a02",
  );
  expect(withHardSpaces("Mindestens {{minimum}} Zeichen, z. B. so")).toBe(
    "Mindestens {{minimum}}\u00a0Zeichen, z.\u00a0B. so",
  );
  expect(withHardSpaces("12 months, 8 am to 6 pm, 2 amounts, 5 Tageszeiten")).toBe(
    "12\u00a0months, 8\u00a0am to 6\u00a0pm, 2 amounts, 5 Tageszeiten",
  );
});

it("[CNT-01] a compound with a short beginning is not broken behind it; names, addresses and longer words are left alone", () => {
  expect(withHardSpaces("Ihre E-Mail-Adresse, IP-Adressen, den QR-Code")).toBe(
    "Ihre E\u2011Mail-Adresse, IP\u2011Adressen, den QR\u2011Code",
  );
  for (const text of ["beispiel-42.de", "E-mail.de", "https://a.de/E-Mail", "Client-System", "your-name", "{{E-Mail}}"])
    expect(withHardSpaces(text)).toBe(text);
  expect(withPlainHyphens(withHardSpaces("E-Mail-Adresse"))).toBe("E-Mail-Adresse");
});
