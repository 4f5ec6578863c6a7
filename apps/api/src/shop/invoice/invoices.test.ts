// Invoices on the wire and in the mail: one for each order, for its customer alone, numbers without gaps, a PDF that people and machines read. [ACC-03]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import decoder from "jsqr";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { invoiceOrder, invoiceOrders } from "./order-invoices.ts";
import { ordersToInvoice } from "../checkout/store.ts";
import { account, customer, filledCart, order, type Person } from "../../../test/customers.ts";
import { services as servicesOf } from "../../../test/contract-clock.ts";
import { runningForFile } from "../../../test/harness.ts";
import { smtpPeer } from "../../../test/smtp-peer.ts";

const smtp = await smtpPeer();
const shop = await runningForFile({ SMTP_URL: smtp.url, PUBLIC_URL: "https://shop.example.test" });
const { ask, api } = shop;
const folder = mkdtempSync(join(tmpdir(), "kontor-invoices-"));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await smtp.close();
});

const services = () => servicesOf(shop);

const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { encoding: "utf8" });

const ordered = async (change: Readonly<Record<string, string>> = {}, locale = "de") => {
  const person = await customer(ask, change);
  const response = await order(ask, person, await filledCart(ask, undefined, person.auth), undefined, { locale });
  expect(response.status, response.text).toBe(201);
  return { person, placed: response.body.result };
};

const invoicesOf = async (person: Person) =>
  (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;

const pdfOf = async (person: Person, id: string): Promise<string> => {
  const answer = await api.inject({ method: "GET", url: `/api/shop/invoices/${id}/pdf`, headers: person.auth });
  expect(answer.statusCode, answer.payload).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const file = join(folder, `${id}.pdf`);
  writeFileSync(file, answer.rawPayload);
  return file;
};

describe("the invoice of an order", () => {
  it("[ACC-03] is the accepted quote, made once however often the job runs, and its customer's alone", async () => {
    const { person, placed } = await ordered();
    expect(await invoicesOf(person)).toEqual([]);
    await Promise.all([api.invoicing.run(), api.invoicing.run()]);
    await api.invoicing.run();
    const invoices = await invoicesOf(person);
    expect(invoices).toMatchObject([
      { kind: "invoice", total: placed.quote.total, orderId: placed.id, issuedOn: "2026-11-21", dueOn: "2026-12-05" },
    ]);
    const [{ id }] = invoices;
    const { result } = (await ask("GET", `/shop/invoices/${id}`, undefined, person.auth)).body;
    expect(result).toMatchObject({ net: placed.quote.net, vatAmount: placed.quote.vatAmount, electronic: false });
    expect(result.lines.map(({ net, vat }: any) => [net, vat])).toEqual(
      placed.quote.lines.map(({ net, vat }: any) => [net, vat]),
    );
    expect(result.transfer.text.split("\n").slice(4, 8)).toEqual([
      "BYLADEM1001",
      "Kontor Hosting GmbH",
      "DE02120300000000202051",
      `EUR${(placed.quote.total / 100).toFixed(2)}`,
    ]);
    const stranger = await customer(ask);
    for (const path of ["", "/pdf", "/xrechnung"]) {
      expect((await ask("GET", `/shop/invoices/${id}${path}`, undefined, stranger.auth)).body).toMatchObject({
        status: 404,
        refusal: "InvoiceUnknown",
      });
      expect((await ask("GET", `/shop/invoices/${id}${path}`)).status).toBe(401);
    }
    expect(await invoicesOf(stranger)).toEqual([]);
  });

  it("[ACC-03] [LOOK3-21] comes by mail once, as a PDF with the electronic invoice inside, and the letter has its number and the account to pay to", async () => {
    const { person } = await ordered({}, "en");
    await api.invoicing.run();
    await api.invoicing.run();
    await api.mailDelivery.run();
    const mails = smtp.mails.filter(
      ({ to, subject }) => to?.[0]?.address === person.email && subject?.startsWith("Invoice R-2026-"),
    );
    expect(mails).toHaveLength(1);
    const [{ number, id }] = await invoicesOf(person);
    expect(mails[0]?.subject).toBe(`Invoice ${number} – Kontor Hosting`);
    const text = mails[0]?.text ?? "";
    expect(text).toContain(`https://shop.example.test/en/account/invoices/${id}`);
    // [LOOK3-21] Its number and the account to pay to stand in the letter itself.
    expect(text.replaceAll(/\s+/g, " ")).toContain(`Please find your invoice ${number} attached`);
    for (const row of [
      /^Payee +Kontor Hosting GmbH$/m,
      /^IBAN +DE02 1203 0000 0000 2020 51$/m,
      new RegExp(`^Reference +${number}$`, "m"),
    ])
      expect(text).toMatch(row);
    const [attachment] = mails[0]?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: `invoice-${number}.pdf`, mimeType: "application/pdf" });
    const file = join(folder, "attached.pdf");
    writeFileSync(file, Buffer.from(attachment?.content as ArrayBuffer));
    run("pdfdetach", "-save", "1", "-o", join(folder, "attached.xml"), file);
    expect(readFileSync(join(folder, "attached.xml"), "utf8")).toContain(`<ram:ID>${number}</ram:ID>`);
  });

  it("[ACC-03] says as a PDF what § 14 UStG asks for, and its code is read back by another program", async () => {
    const { person, placed } = await ordered();
    await api.invoicing.run();
    const [{ number, id }] = await invoicesOf(person);
    const file = await pdfOf(person, id);
    const text = run("pdftotext", "-layout", file, "-");
    const amount = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
    for (const words of [
      `Rechnung ${number}`,
      "Erika Mustermann",
      "Hauptstraße 1",
      "21. November 2026 bis 20. November 2027",
      "19 % MwSt. (Deutschland)",
      "DE999999995",
      placed.number,
      placed.customerNumber,
      "DE02 1203 0000 0000 2020 51",
    ])
      expect(text.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(words);
    for (const cents of [placed.quote.total, placed.quote.net, placed.quote.vatAmount])
      expect(text.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(amount(cents));
    const metadata = run("pdfinfo", "-meta", file);
    for (const part of ["<fx:ConformanceLevel>EN 16931<", "<pdfaid:part>3<", "factur-x.xml"])
      expect(metadata).toContain(part);
    run("pdftoppm", "-r", "200", "-png", "-singlefile", file, join(folder, "page"));
    const { data, info } = await sharp(join(folder, "page.png"))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Node and TypeScript disagree about what the module exports.
    const read = decoder as unknown as typeof decoder.default;
    const code = read(new Uint8ClampedArray(data), info.width, info.height);
    expect(code?.data.split("\n")).toEqual([
      "BCD",
      "002",
      "1",
      "SCT",
      "BYLADEM1001",
      "Kontor Hosting GmbH",
      "DE02120300000000202051",
      `EUR${(placed.quote.total / 100).toFixed(2)}`,
      "",
      "",
      number,
    ]);
  });

  it("[ACC-03] [ACC-08] [ACC-09] [VAT-09] of a business in the EU is had as an XRechnung with the reference of its day, none of its download, and names the reverse charge", async () => {
    const company = {
      kind: "business",
      company: "Muster Hosting",
      country: "AT",
      postCode: "1010",
      city: "Wien",
      vatId: "ATU13585627",
    };
    const person = await customer(ask, company);
    const storedBy = async ({ auth }: Pick<typeof person, "auth">, reference: string) =>
      (await ask("PUT", "/shop/account/buyer-reference", { reference }, auth)).body;
    const stored = (reference: string) => storedBy(person, reference);
    expect((await storedBy(await account(ask), "4711")).refusal).toBe("AddressMissing");
    expect(await stored("7".repeat(101))).toMatchObject({ status: 422, refusal: "BuyerReferenceNotValid" });
    const own = (orderReference: string) =>
      ask("PUT", "/shop/account/buyer-reference", { reference: "4711", orderReference }, person.auth);
    expect((await own("7".repeat(101))).body.refusal).toBe("BuyerReferenceNotValid");
    expect((await own("4711\u202e")).body.refusal).toBe("ForbiddenCharacters");
    expect((await own(" PO  0815 & Co ")).body.result).toEqual({ reference: "4711", orderReference: "PO 0815 & Co" });
    expect(await stored(" 04011000-1-34 ")).toEqual({
      success: true,
      result: { reference: "04011000-1-34", orderReference: "PO 0815 & Co" },
    });
    expect((await order(ask, person, await filledCart(ask, undefined, person.auth))).status).toBe(201);
    await api.invoicing.run();
    const alone = await customer(ask);
    const ofNone = { reference: "", orderReference: "PO 1" };
    const put = (body: unknown) => ask("PUT", "/shop/account/buyer-reference", body, alone.auth);
    expect((await put(ofNone)).body).toMatchObject({ status: 409, refusal: "OrderReferenceNotForPrivate" });
    expect((await put({ ...ofNone, orderReference: " " })).body.result.orderReference).toBe(null);
    expect((await stored("")).result).toEqual({ reference: null, orderReference: "PO 0815 & Co" });
    expect((await own("")).body.result.orderReference).toBe(null);
    await stored("");
    expect((await ask("GET", "/shop/account/buyer-reference", undefined, person.auth)).body.result.reference).toBe(
      null,
    );
    const [{ id, number }] = await invoicesOf(person);
    const refused = await ask("GET", `/shop/invoices/${id}/xrechnung?buyerReference=4711`, undefined, person.auth);
    expect(refused.body).toMatchObject({ status: 410, refusal: "BuyerReferenceFixed", rule: "ACC-08" });
    expect((await ask("GET", `/shop/invoices/${id}`, undefined, person.auth)).body.result).toMatchObject({
      electronic: true,
      vatAmount: 0,
    });
    const answer = await api.inject({
      method: "GET",
      url: `/api/shop/invoices/${id}/xrechnung`,
      headers: person.auth,
    });
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="xrechnung-${number}.xml"`);
    expect(answer.payload).toContain("<ram:BuyerReference>04011000-1-34</ram:BuyerReference>");
    expect(answer.payload).toContain(
      "<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO 0815 &amp; Co</ram:IssuerAssignedID>",
    );
    expect(answer.payload).toContain("Muster Hosting");
    const text = run("pdftotext", await pdfOf(person, id), "-");
    for (const words of ["Steuerschuldnerschaft des Leistungsempfängers", "04011000-1-34", "PO 0815 & Co"])
      expect(text).toContain(words);
  });

  it("[ACC-03] numbers count without gaps, also where orders are invoiced at once and one fails", async () => {
    for (let count = 0; count < 5; count += 1) await ordered();
    const { database } = api;
    await database
      .inTransaction(async (handle) => {
        const [id] = await ordersToInvoice(handle, "", 1);
        await invoiceOrder(handle, services(), id ?? "");
        throw new Error("killed before the commit");
      })
      .catch(() => undefined);
    await Promise.all([
      invoiceOrders(
        services(),
        () => false,
        () => undefined,
      ),
      invoiceOrders(
        services(),
        () => false,
        () => undefined,
      ),
    ]);
    const rows = await database.reads
      .selectFrom("invoices")
      .select("number")
      .where("kind", "=", "invoice")
      .orderBy("number")
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => `R-2026-${String(at + 1).padStart(6, "0")}`));
    expect(await ordersToInvoice(database.reads, "", 10)).toEqual([]);
  });

  it("[ACC-03] lists come page by page, the latest first", async () => {
    const { person, placed } = await ordered();
    await api.invoicing.run();
    const { body } = await ask("GET", `/shop/invoices?order=${placed.id}`, undefined, person.auth);
    expect(body.result).toMatchObject({ invoices: [{ orderNumber: placed.number }], next: null });
    expect(
      (await ask("GET", `/shop/invoices?after=${body.result.invoices[0].id}`, undefined, person.auth)).body.result
        .invoices,
    ).toEqual([]);
  });
});
