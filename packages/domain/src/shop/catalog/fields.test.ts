// What is asked of a product by examples: choices, names of certificates, what is missing. [PRD-01] [CRT-08]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { strictToAscii } from "#shop/domain-name";
import { exampleProduct } from "./examples.ts";
import { fieldProblem, readFields } from "./index.ts";

const toAscii = strictToAscii((host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null));
const label = { en: "", de: "" };
const image = { key: "image", label, kind: "choice" as const, choices: ["Debian 13", "FreeBSD"] };
const server = { ...exampleProduct, fields: [image] };
const certificate = { ...exampleProduct, fields: [{ key: "name", label, kind: "host-name" as const }] };
const wildcard = { ...exampleProduct, fields: [{ key: "name", label, kind: "wildcard-name" as const }] };

describe("fields of a product", () => {
  it.each([
    [server, { image: "FreeBSD" }, { image: "FreeBSD" }],
    [server, { image: "" }, {}],
    [server, {}, {}],
    [exampleProduct, {}, {}],
    [certificate, { name: " WWW.Straße.de " }, { name: "www.xn--strae-oqa.de" }],
    [wildcard, { name: "example.com" }, { name: "*.example.com" }],
    [wildcard, { name: "*.hafen.example.com" }, { name: "*.hafen.example.com" }],
  ])("[PRD-01] are stored in one form, and read from it again as they are: %#", (product, typed, stored) => {
    const read = Result.getOrThrow(readFields(product, typed, toAscii));
    expect(read).toEqual(stored);
    expect(Result.getOrThrow(readFields(product, read, toAscii))).toEqual(stored);
    expect(fieldProblem(product, read)).toBe(null);
  });
  it.each([
    [server, { image: "Windows" }, { _tag: "FieldNotOffered", field: "image" }],
    [server, { name: "www.example.com" }, { _tag: "FieldNotOffered", field: "name" }],
    [exampleProduct, { image: "FreeBSD" }, { _tag: "FieldNotOffered" }],
    [certificate, { name: " " }, { _tag: "CertificateNameMissing", field: "name" }],
    [certificate, { name: "localhost" }, { _tag: "CertificateNameInvalid", name: "localhost" }],
    [certificate, { name: "192.0.2.1" }, { _tag: "CertificateNameInvalid" }],
    [certificate, { name: "*.example.com" }, { _tag: "CertificateNameInvalid" }],
    [certificate, { name: "https://example.com/" }, { _tag: "CertificateNameInvalid" }],
    [wildcard, { name: "*.*.example.com" }, { _tag: "CertificateNameInvalid" }],
  ])("[PRD-01] are refused where they are not offered or no name: %#", (product, typed, refusal) =>
    expect(Result.flip(readFields(product, typed, toAscii))).toMatchObject({ success: refusal }),
  );
  it("[PRD-01] keep an item from being ordered while a name is missing, or once a choice is offered no more", () => {
    expect(fieldProblem(certificate, {})).toMatchObject({ _tag: "CertificateNameMissing", field: "name" });
    expect(fieldProblem(server, { image: "Debian 7" })).toMatchObject({ _tag: "FieldNotOffered", field: "image" });
    expect(fieldProblem(server, {})).toBe(null);
  });
});
