// Answers of the European Commission's service, and which ids it is queried for. [CUS-07] [VAT-09]
import { describe, expect, it } from "vitest";
import { viesAddress, viesQuestion, viesReading } from "./index.ts";

const requested = { country: "AT", number: "U13585627" };
const answer = (change: object = {}, status = 200) =>
  viesReading(
    { status, body: { isValid: true, userError: "VALID", vatNumber: "U13585627", name: "---", ...change } },
    requested,
  );

describe("an answer of VIES", () => {
  it("[CUS-07] makes an id valid or invalid by its own word alone", () =>
    expect([answer(), answer({ isValid: false, userError: "INVALID" })]).toEqual(["valid", "invalid"]));
  it("[CUS-07] [VAT-09] is inconclusive when the member state is away, too many requests were made, or it is no answer", () => {
    for (const userError of [
      "MS_UNAVAILABLE",
      "SERVICE_UNAVAILABLE",
      "MS_MAX_CONCURRENT_REQ",
      "GLOBAL_MAX_CONCURRENT_REQ",
      "TIMEOUT",
      "INVALID_INPUT",
      undefined,
    ])
      expect([answer({ isValid: false, userError }), answer({ userError })], String(userError)).toEqual([
        "unknown",
        "unknown",
      ]);
    expect([answer({}, 500), answer({}, 404), answer({ vatNumber: "U99999999" }), answer({ isValid: "true" })]).toEqual(
      Array.from({ length: 4 }, () => "unknown"),
    );
    for (const body of [undefined, null, "valid", [], true])
      expect(viesReading({ status: 200, body }, requested)).toBe("unknown");
  });
});

describe("a question to VIES", () => {
  it("[CUS-07] has the letters that the id has", () => {
    expect(["ATU13585627", "at u 13585627", "EL094259216", "XI110305878"].map(viesQuestion)).toEqual([
      requested,
      requested,
      { country: "EL", number: "094259216" },
      { country: "XI", number: "110305878" },
    ]);
    expect(viesAddress("https://vies.example/rest/", requested)).toBe("https://vies.example/rest/ms/AT/vat/U13585627");
  });
  it("[CUS-07] is none for countries that VIES does not know, or for what is no id", () =>
    expect(
      ["GB110305878", "CHE123456788", "NO123456785", "XX1234567", "DE", "DE../../x", ""].map(viesQuestion),
    ).toEqual(Array.from({ length: 7 }, () => null)));
});
