// Numbers of every country, written as people write them: what the table of the browser reads, libphonenumber reads. [CUS-04] [REP2-3]
import { international } from "@kontor/domain/kernel/text";
import { phone, phoneAsTyped, readByTable } from "@kontor/domain/shop/customer";
import * as Result from "effect/Result";
import { getCountries, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { expect, it } from "vitest";
import { numberReader } from "../../platform/text/phone-numbers.ts";

const readNumber = await numberReader();

const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);

it("[CUS-04] [REP2-3] Google's example of each country is read in each of its spellings, by table and library alike", () => {
  const wrong = numbers.flatMap((number) => {
    const { countryCallingCode: code, nationalNumber: own, number: right } = number;
    const spellings = [
      number.formatInternational(),
      number.getURI(),
      `00${code} ${own}`,
      `+${code}-${own.replaceAll(/(..)/g, "$1/")}`,
      `+${code} ${number.formatNational()}`,
      // Where numbers begin with a nought themselves, this would be another number.
      ...(["39", "247"].includes(code) ? [] : [`+${code} (0)${own}`]),
    ];
    return spellings.flatMap((typed) =>
      [readByTable, readNumber].flatMap((read) => {
        const came = Result.getOrNull(phone(phoneAsTyped(typed), international, read));
        // Argentina's 15 within the country is a 9 from abroad: that is known to the library alone, the table refuses it.
        return came === right || (code === "54" && came === null) ? [] : [`${typed}: ${came}, not ${right}`];
      }),
    );
  });
  expect(numbers.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

it("[CUS-04] [REP2-3] with digits too many or too few it is refused, or the same number to both; the library alone knows more", () => {
  const differ = numbers.flatMap(({ number }) =>
    [number.slice(0, -1), number.slice(0, -3), `${number}0`, `${number}0000000`]
      .filter((typed) => /^\+[1-9]\d{6,14}$/.test(typed))
      .flatMap((typed) => {
        const [table, library] = [readByTable(typed), readNumber(typed)];
        return table.isPossible && library.isPossible && table.number !== library.number
          ? [`${typed}: ${table.number}, ${library.number}`]
          : [];
      }),
  );
  expect(differ).toEqual([]);
  expect(["+436641234560000000", "+43664", "+999123456789"].map((typed) => readNumber(typed).isPossible)).toEqual([
    false,
    false,
    false,
  ]);
});
