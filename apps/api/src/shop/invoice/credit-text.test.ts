// What staff say to the customer on a credit note stands on its paper, in its XML and in the account; their own reason in the journal alone. [ACC-03] [LOOK3-15]
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { customer, filledCart, lettersTo, order } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask } = shop;
const folder = mkdtempSync(join(tmpdir(), "kontor-credit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const admin = await staffMember(shop, "admin");
const company = { kind: "business", company: "Muster Hosting" };
const says = "Zwei Tage Ausfall am 12. und 13. November.";
const reason = "Ticket 4711, mit der Schicht abgesprochen.";

/** All that a customer has of the credit note: its paper, its XML inside and apart, its page, its letter. */
const had = async (text?: string) => {
  const person = await customer(ask, company);
  const { body } = await order(ask, person, await filledCart(ask, undefined, person.auth));
  await shop.api.invoicing.run();
  const path = `/shop/admin/invoices`;
  const listed = await ask("GET", `${path}?customer=${body.result.customerNumber}`, undefined, admin.auth);
  const [{ id, total }] = listed.body.result.invoices;
  const credited = await ask("POST", `${path}/${id}/credit`, { amount: 100, left: total, reason, text }, admin.auth);
  expect(credited.status, credited.text).toBe(200);
  const own = `/shop/invoices/${credited.body.result.notes[0].id}`;
  const pdf = await shop.api.inject({ method: "GET", url: `/api${own}/pdf`, headers: person.auth });
  const [file, inside] = [join(folder, "note.pdf"), join(folder, "note.xml")];
  writeFileSync(file, pdf.rawPayload);
  execFileSync("pdfdetach", ["-save", "1", "-o", inside, file]);
  const flat = (words: string): string => words.replaceAll(/\s+/g, " ");
  const { corrects } = (await ask("GET", own, undefined, person.auth)).body.result;
  return {
    paper: flat(execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" })),
    inside: execFileSync("cat", [inside], { encoding: "utf8" }),
    xrechnung: (await ask("GET", `${own}/xrechnung`, undefined, person.auth)).text,
    account: JSON.stringify(corrects),
    letter: flat((await lettersTo(shop, person.email)).at(-1) ?? ""),
    journal: (await ask("GET", `/shop/admin/journal?subject=${id}`, undefined, admin.auth)).text,
  };
};

it("[ACC-03] [LOOK3-15] a text for the document reaches the customer, the reason of staff does not", async () => {
  const { journal, ...own } = await had(`  ${says}\n`);
  for (const where of ["paper", "inside", "xrechnung", "account"] as const) expect(own[where], where).toContain(says);
  expect(own.xrechnung).toContain(`<ram:Content>${says}</ram:Content>`);
  for (const [where, words] of Object.entries(own)) expect(words, where).not.toContain("4711");
  expect(journal).toContain(reason);
  expect(journal).not.toContain(says);
});

it.each([undefined, "", " \n "])("[ACC-03] [LOOK3-15] where staff say nothing (%j), nothing is added", async (text) => {
  const { paper, xrechnung, account } = await had(text);
  expect(paper).toContain("Wir schreiben Ihnen den genannten Betrag gut. Leistung");
  expect(xrechnung.match(/<ram:IncludedNote>/g)).toHaveLength(1);
  expect(account).not.toContain("text");
});
