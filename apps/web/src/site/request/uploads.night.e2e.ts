// An application with as many files as are taken goes through the nginx configuration that is shipped; one megabyte more is refused in words, with scripts in one language, without them in the other. [FRM-04] [FRM-01]
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../../../scripts/lib/free-port.ts";
import { nginxMissing, nginxProgram, type Proxy, startedNginx } from "../../../../api/test/nginx.ts";
import {
  aMailbox,
  expectReceived,
  expectTyped,
  fillForm,
  formField,
  formPath,
  sendButton,
} from "../../../test/browser/forms.ts";
import { type RunningShop, startShop } from "../../../test/browser/harness.ts";
import { expect, ready, test, walkedIn } from "../../../test/browser/shop.ts";

const inCi = Boolean(process.env["CI"]) && process.env["CI"] !== "false";
const at = { folder: "", url: "", shop: null as RunningShop | null, proxy: null as Proxy | null };

/** A PDF of so many megabytes, on the disk: a browser sends it from there. */
const aFile = (megabytes: number, number: number): string => {
  const path = join(at.folder, `file-${number}-${megabytes}.pdf`);
  const file = openSync(path, "w");
  writeSync(file, "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
  ftruncateSync(file, megabytes * 1_000_000);
  closeSync(file);
  return path;
};
const files = (...sizes: readonly number[]): string[] => sizes.map(aFile);

test.describe.configure({ mode: "serial" });
test.skip(nginxProgram === undefined && !inCi, nginxMissing);
test.beforeAll(async () => {
  if (nginxProgram === undefined) throw new Error(nginxMissing);
  at.folder = mkdtempSync(join(tmpdir(), "kontor-files-"));
  const [outer, inner] = [await freePort(), await freePort()];
  at.url = `http://127.0.0.1:${outer}`;
  at.shop = await startShop({ PUBLIC_URL: at.url });
  const port = Number(new URL(at.shop.url).port);
  at.proxy = await startedNginx({ outer, inner, shop: [port, port], api: [port, port] });
});
test.afterAll(async () => {
  at.proxy?.stop();
  await at.shop?.close();
  rmSync(at.folder, { recursive: true, force: true });
});
test.use({ baseURL: async ({}, use) => use(at.url) });

const sizesOf = (email: string): readonly unknown[] => {
  const database = new DatabaseSync(join(at.shop?.dataDir ?? "", "kontor.sqlite"), { readOnly: true, timeout: 10_000 });
  try {
    return database
      .prepare(
        "select length(bytes) as size from request_files where request_id in (select id from requests where draft like ?) order by size",
      )
      .all(`%${email}%`)
      .map(({ size }) => size);
  } finally {
    database.close();
  }
};

for (const scripts of [true, false])
  for (const locale of walkedIn(scripts ? "en" : "de"))
    test.describe(scripts ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled: scripts });

      test(`[FRM-01] [FRM-04] through nginx, 26 MB are refused in words and 25 MB are received, ${locale}`, async ({
        page,
        refusalText,
      }) => {
        test.setTimeout(120_000);
        const email = aMailbox("bewerbung");
        const refused = refusalText(locale, { _tag: "FilesTooLarge", megabytes: 25 });
        const send = sendButton(page, "application", locale);
        await page.goto(formPath("application", locale));
        if (scripts) await ready(page);
        await fillForm(page, "application", email);
        await formField(page, "application", "files").setInputFiles(files(10, 10, 6));
        await send.click();
        await expect(page.locator("#error-summary")).toContainText(refused, { timeout: 30_000 });
        await expect(formField(page, "application", "files")).toHaveAccessibleDescription(new RegExp(refused));
        await expectTyped(page, "application", email);
        expect(sizesOf(email)).toEqual([]);
        await formField(page, "application", "files").setInputFiles(files(10, 10, 5));
        await send.click({ timeout: 30_000 });
        await expect(page.getByRole("main").getByRole("status").first()).toContainText(email, { timeout: 60_000 });
        await expectReceived(page, "application", locale, email);
        expect(sizesOf(email)).toEqual([5_000_000, 10_000_000, 10_000_000]);
      });
    });

test("[FRM-04] through nginx, a program that sends 26 MB to the call is refused in words, too", async ({
  request,
  refusalText,
}) => {
  test.setTimeout(60_000);
  const { readFileSync } = await import("node:fs");
  const body = new FormData();
  const fields = {
    firstName: "Erika",
    lastName: "Mustermann",
    email: "a@example.com",
    emailRepeat: "a@example.com",
    job: "",
    phone: "",
  };
  for (const [name, value] of Object.entries({ ...fields, message: "Guten Tag" })) body.append(name, value);
  for (const path of files(10, 10, 6))
    body.append("files", new File([readFileSync(path)], "scan.pdf", { type: "application/pdf" }));
  const csrf = await request.get("/csrf.json");
  const { header, token } = (await csrf.json()) as { readonly header: string; readonly token: string };
  const cookie = (await request.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${at.url}/api/shop/request/application`, {
    method: "POST",
    headers: { [header]: token, cookie, origin: at.url, "idempotency-key": crypto.randomUUID(), "shop-locale": "de" },
    body,
  });
  const problem = (await answer.json()) as { readonly errors: readonly { readonly detail: string }[] };
  expect([answer.status, problem.errors.map(({ detail }) => detail)]).toEqual([
    422,
    [refusalText("de", { _tag: "FilesTooLarge", megabytes: 25 })],
  ]);
});
