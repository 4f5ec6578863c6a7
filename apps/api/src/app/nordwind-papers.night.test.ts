// What another company's shop encloses in its letters: PDFs, XML and calendars name it, and nothing of the demo's. [PKG-08] [ACC-03] [CHK-05]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, expect, it } from "vitest";
import { running } from "../../test/harness.ts";
import { everyLetter } from "../../test/nordwind/letters.ts";
import { facts, nordwindFolder } from "../../test/nordwind/nordwind.ts";
import { ofTheDemo } from "../../test/nordwind/of-the-demo.ts";

const folder = nordwindFolder();
const papers = mkdtempSync(join(tmpdir(), "nordwind-papers-"));
const shop = await running({}, { content: folder });
const { api, directory } = shop;
afterAll(async () => {
  await shop.close();
  for (const each of [folder, papers]) rmSync(each, { recursive: true, force: true });
});

const pdfText = (content: Uint8Array): string => {
  const file = join(papers, "paper.pdf");
  writeFileSync(file, content);
  execFileSync("pdfdetach", ["-saveall", "-o", papers, file]);
  const embedded = readdirSync(papers).filter((name) => name.endsWith(".xml"));
  const texts = [
    ...["pdftotext", "pdfinfo"].map(
      (program) => `${execFileSync(program, program === "pdfinfo" ? [file] : [file, "-"])}`,
    ),
    ...embedded.map((name) => readFileSync(join(papers, name), "utf8")),
  ];
  for (const name of embedded) rmSync(join(papers, name));
  return texts.join("\n");
};

/** Every letter that was sent, with what is enclosed. */
const sentPapers = async (): Promise<readonly (readonly [string, string])[]> => {
  const mails = join(directory, "mail");
  const papersOf = async (name: string) => {
    const { attachments, ...letter } = await PostalMime.parse(readFileSync(join(mails, name)));
    return [
      [`${letter.subject}`, JSON.stringify(letter)] as const,
      ...attachments.map(({ filename, mimeType, content }) => {
        const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
        const text = mimeType === "application/pdf" ? pdfText(bytes) : Buffer.from(bytes).toString("utf8");
        return [`${letter.subject}, ${filename}`, text] as const;
      }),
    ];
  };
  return (await Promise.all(readdirSync(mails).map(papersOf))).flat();
};

it("[PKG-08] [CHK-05] [ACC-03] letters of every purpose, PDFs and XML name it, and no other", async () => {
  await everyLetter(shop);
  await api.mailDelivery.run();
  const sent = await sentPapers();
  expect(sent.flatMap(([where, text]) => ofTheDemo(text).map((found) => `${where}: ${found}`))).toEqual([]);
  const names = sent.map(([name]) => name);
  for (const ending of [".pdf", ".ics"])
    expect(
      names.some((name) => name.endsWith(ending)),
      ending,
    ).toBe(true);
  const senders = new Set(sent.flatMap(([, text]) => /"from":\{"address":"([^"]+)"/.exec(text)?.[1] ?? []));
  const { invoice } = facts.senders;
  expect([...senders].toSorted()).toEqual([invoice.de, invoice.en, facts.sender].toSorted());
  const paper = sent.find(([name]) => name.endsWith(".pdf") && /R-2026/.test(name))?.[1] ?? "";
  for (const fact of [facts.legalName, facts.street, facts.vatId]) expect(paper).toContain(fact);
  expect(paper).toMatch(/<ram:SpecifiedTaxRegistration>[^]*DE111111125/);
  expect(paper).toContain(`<ram:IBANID>${facts.bank.iban}</ram:IBANID>`);
});
