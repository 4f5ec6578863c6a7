// The address of a customer on the desk: corrected by its form, or shown as it was typed with what is wrong at each field, in both languages. [ACC-04] [CUS-11] [OPS2-6]
import { expect, it } from "vitest";
import { customerAt } from "../../../test/customer-fixture.ts";
import { plainPages } from "../../../test/drawn-page.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";
import { cookiesOf } from "../../../test/staff-fixture.ts";

const site = siteOfFile(undefined, plainPages);

const opened = async (path: string, cookie: string, form?: Readonly<Record<string, string>>) => {
  const send = (to: string) =>
    fetch(site().url + to, {
      redirect: "manual",
      headers: { cookie, ...(form && { origin: site().url, "content-type": "application/x-www-form-urlencoded" }) },
      ...(form && { method: "POST", body: new URLSearchParams(form).toString() }),
    });
  const first = await send(path);
  // A refused form is sent on to its page, as a browser does.
  const answer = first.status === 307 ? await send(first.headers.get("location") ?? "") : first;
  const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? "";
  return { status: answer.status, to: answer.headers.get("location"), main };
};

/** The text of the error of a field. */
const errorAt = (main: string, field: string): string =>
  (new RegExp(`id="address-[^"]*-${field}-error"[^>]*>(.*?)</p>`).exec(main)?.[1] ?? "").replaceAll(/<[^>]+>/g, "");

const languages = [
  ["en", "post code", "This field is required", "The address has been corrected."],
  ["de", "Postleitzahl", "Dieses Feld ist erforderlich", "Die Adresse wurde berichtigt."],
] as const;

it.each(process.env["KONTOR_NIGHT"] === "1" ? languages : languages.slice(0, 1))(
  "[ACC-04] [CUS-11] [OPS2-6] in %s",
  async (locale, postCode, missing, done) => {
    const person = await customerAt(site());
    const cookie = await cookiesOf(site(), "support");
    const row = await site()
      .api.database.reads.selectFrom("users")
      .select("customer_number")
      .where("email", "=", person.email)
      .executeTakeFirstOrThrow();
    const customer = row.customer_number;
    const page = `/admin/customers/${customer}?locale=${locale}`;
    const { main } = await opened(page, cookie);
    const fields = Object.fromEntries(
      [...main.matchAll(/<input[^>]*?id="address-[^"]*"[^>]*>/g)].flatMap(([input]) => {
        const [name, value] = [/name="(\w+)"/.exec(input)?.[1], /value="([^"]*)"/.exec(input)?.[1]];
        return name === undefined ? [] : [[name, value ?? ""]];
      }),
    );
    expect(fields).toMatchObject({ firstName: "Erika", lastName: "Mustermann" });
    const form = { ...fields, locale, customer, kind: "private", country: "DE", reason: "Misspelt." };
    const refused = await opened("/forms/admin-address", cookie, { ...form, postCode: "?", city: "" });
    expect(refused.status).toBe(422);
    expect(errorAt(refused.main, "postCode")).toContain(postCode);
    expect(errorAt(refused.main, "city")).toBe(missing);
    expect(errorAt(refused.main, "street")).toBe("");
    expect(refused.main).toContain("Misspelt.");
    const corrected = await opened("/forms/admin-address", cookie, { ...form, city: "Mannheim" });
    expect(corrected.status).toBe(303);
    const after = await opened(corrected.to ?? "", cookie);
    expect(after.main).toContain(done);
    expect(after.main).toContain("Mannheim");
  },
);
