// Laws of text: `international` takes whatever `specified` takes, and cleaning is done once. [CUS-01] [CUS-05] [CUS-06]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyTyped, joinedName, pastedBlanks, plainCity, plainCompany, plainName, plainStreet } from "./arbitraries.ts";
import { csvLine } from "./csv.ts";
import type { AddressPolicy } from "./model.ts";
import { international, specified } from "./policies.ts";
import { lengthOf } from "./plain.ts";
import { cleanLine, cleanText, readAs } from "./rules.ts";

type Pattern = "personName" | "capital" | "company" | "street" | "city";

const superset = (pattern: Pattern, sample: fc.Arbitrary<string>) => () =>
  fc.property(
    fc.oneof(sample, anyTyped),
    (text) => !specified[pattern].test(text) || international[pattern].test(text),
  );

const takes = (policy: AddressPolicy, pattern: Pattern, sample: fc.Arbitrary<string>) => () =>
  fc.property(sample, (text) => policy[pattern].test(text));

export const laws: readonly Law[] = [
  law("[CUS-01] what `specified` takes as a name, `international` takes", superset("personName", plainName)),
  law("[CUS-01] what `specified` takes as a capital, `international` takes", superset("capital", plainName)),
  law("[CUS-05] what `specified` takes as a company, `international` takes", superset("company", plainCompany)),
  law("[CUS-06] what `specified` takes as a street, `international` takes", superset("street", plainStreet)),
  law("[CUS-06] what `specified` takes as a city, `international` takes", superset("city", plainCity)),
  law("[CUS-01] `specified` takes letters", takes(specified, "personName", plainName)),
  law("[CUS-01] `international` takes joined names and particles", takes(international, "personName", joinedName)),
  law("[CUS-06] `specified` takes words as a city", takes(specified, "city", plainCity)),
  law("[CUS-06] `specified` takes a street with its number", takes(specified, "street", plainStreet)),
  law("[CUS-01] cleaning what is clean changes nothing", () =>
    fc.property(anyTyped, (typed) => {
      const line = cleanLine(typed);
      const text = cleanText(typed);
      return (
        (Result.isFailure(line) || Result.getOrThrow(cleanLine(line.success)) === line.success) &&
        (Result.isFailure(text) || Result.getOrThrow(cleanText(text.success)) === text.success)
      );
    }),
  ),
  law("[CUS-06] [REP-8] whichever blanks are pasted between words, the line is the one with single blanks", () =>
    fc.property(
      fc.oneof(plainStreet, plainCity, joinedName),
      fc.array(pastedBlanks, { minLength: 6, maxLength: 6 }),
      (line, blanks) => {
        const pasted = line
          .split(" ")
          .reduce((text, word, at) => text + (blanks[at % blanks.length] ?? " ") + word, "");
        return Result.getOrNull(cleanLine(pasted)) === line.normalize("NFC");
      },
    ),
  ),
  law("[CUS-01] [REP-10] a name with another apostrophe or dash is read as the name with a plain one", () =>
    fc.property(
      joinedName,
      fc.constantFrom("‘", "´", "`", "′"),
      fc.constantFrom("–", "‒", "—"),
      (name, quote, dash) => {
        const read = readAs(name.replaceAll("'", quote).replaceAll("-", dash), international.personName);
        return read?.replaceAll("’", "'") === name.replaceAll("’", "'");
      },
    ),
  ),
  law("[CUS-01] an override of the direction of writing is refused at any position", () =>
    fc.property(
      plainName,
      plainName,
      fc.constantFrom("\u202E", "\u2066", "\u0000", "\u200F"),
      (a, b, hidden) => Result.isFailure(cleanLine(a + hidden + b)) && Result.isFailure(cleanText(a + hidden + b)),
    ),
  ),
  law("[CUS-01] a letter beyond the basic plane counts once", () =>
    fc.property(fc.nat(20), (count) => lengthOf("𐐀".repeat(count)) === count),
  ),
  law("[ADM-01] a line of a file is read back cell by cell, and no cell is calculated", () =>
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.constantFrom("=1+1", "+49 721", "+494066969100", "-2", "@cmd", 'a "b"', "a,b", "a\r\nb", "\t=x"),
        ),
        { minLength: 1 },
      ),
      (cells) => {
        const line = csvLine(cells);
        const read = [...line.slice(0, -2).matchAll(/(?:"((?:[^"]|"")*)"|([^",;\r\n]*))(?:,|$)/g)]
          .slice(0, cells.length)
          .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
        return (
          line.endsWith("\r\n") &&
          // A number to call is one for a CRM, too. [REP-15]
          read.every((cell, at) => !/^\+[1-9]\d{6,14}$/.test(cells[at] ?? "") || cell === cells[at]) &&
          read.every((cell, at) => cell === cells[at] || cell === `'${cells[at]}`) &&
          read.every(
            (cell) =>
              (!/^[=+@\t\r]/.test(cell) || /^\+[1-9]\d{6,14}$/.test(cell)) &&
              (!cell.startsWith("-") || /^-\d+([.,]\d+)*$/.test(cell)),
          )
        );
      },
    ),
  ),
];
