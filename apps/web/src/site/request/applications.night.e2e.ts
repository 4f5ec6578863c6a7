// Applications in the browser: from the job to its form, files refused at their field and sent once however often an answer is lost, and how much of them is sent.
import { randomBytes } from "node:crypto";
import { fillWriter, messageFields } from "../../../test/browser/messages.ts";
import { expect, ready, test } from "../../../test/browser/shop.ts";
import { soundOf } from "../../../test/browser/sound.ts";
import { words } from "../../../test/browser/words.ts";

const form = "/en/contact/apply";
const job = "customer-support-part-time";
const pdf = {
  name: "Lebenslauf.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"),
};
const program = { name: "Lebenslauf.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") };

const aMailbox = () => `bewerbung-${randomBytes(5).toString("hex")}@example.com`;

const filesOf =
  "select name, length(bytes) as size from request_files where request_id in (select id from requests where draft like ?)";

test.use({ viewport: { width: 320, height: 720 } });

test("[CNT-03] [FRM-01] [FRM-04] [VIS-05] one applies from the job's page: a wrong file is refused at its field, what was typed survives a reload, and a lost answer sends nothing twice", async ({
  page,
  shop,
}) => {
  const t = words("en");
  const field = messageFields(page, "en");
  const email = aMailbox();
  const send = page.getByRole("button", { name: t("message.send.application") });
  await page.goto(`/en/jobs/${job}`);
  await page.getByRole("link", { name: t("jobs.applyNow") }).click();
  await page.waitForURL(`**${form}?job=${job}`);
  await ready(page);
  await expect(field("job")).toHaveValue(job);
  await fillWriter(page, "en", email);
  await field("files").setInputFiles([program]);
  await send.click();
  await expect(page.locator("#error-summary")).toBeFocused();
  await expect(page.locator("#error-summary").getByRole("link")).toHaveCount(2);
  await expect(page.locator("#error-summary")).toContainText(program.name);
  await soundOf(page);
  await field("message").fill("I like to help.\nPeople say so.");
  await page.reload();
  await ready(page);
  await expect(field("message")).toHaveValue("I like to help.\nPeople say so.");
  await expect(page.getByText(t("message.filesAgain"))).toBeVisible();
  await field("files").setInputFiles([pdf]);
  await expect(page.getByText(t("message.filesAgain"))).toBeHidden();
  // The request arrives, its answer does not.
  await page.route("**/api/shop/request/application", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("There was an error, please try again later");
  await page.unroute("**/api/shop/request/application");
  await send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("message.received.title.application"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await soundOf(page);
  expect(shop.rows("select id from requests where draft like ?", `%${email}%`)).toHaveLength(1);
  expect(shop.rows(filesOf, `%${email}%`)).toEqual([{ name: pdf.name, size: pdf.buffer.length }]);
  expect((await shop.mailTo(email)).text).toContain("Files: Lebenslauf");
});

test("[FRM-04] [LGL-06] how much of the files is sent is shown and read out in quarters, and a lost way keeps them", async ({
  page,
  shop,
}) => {
  const t = words("en");
  const field = messageFields(page, "en");
  const email = aMailbox();
  const send = page.getByRole("main").locator("form button[data-size=large]");
  await page.goto(form);
  await ready(page);
  await fillWriter(page, "en", email);
  await field("message").fill("I like to help.");
  await field("files").setInputFiles([{ ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.alloc(1_500_000, 32)]) }]);
  const network = await page.context().newCDPSession(page);
  const over = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await page.route("**/api/shop/request/application", (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.getByRole("alert")).toBeVisible();
  const announced: string[] = [];
  await page.exposeFunction("hearStatus", (text: string) => announced.push(text));
  await page.evaluate(() =>
    new MutationObserver(() => {
      const text = document.querySelector("main form [role=status]")?.textContent ?? "";
      (window as unknown as { hearStatus: (text: string) => void }).hearStatus(text);
    }).observe(document, { subtree: true, childList: true, characterData: true }),
  );
  await over(600_000);
  await send.click();
  const bar = page.getByRole("progressbar", { name: t("message.filesSent") });
  await expect.poll(async () => Number(await bar.getAttribute("value"))).toBeGreaterThan(30);
  expect(Number(await bar.getAttribute("value"))).toBeLessThan(100);
  await soundOf(page);
  await over(-1);
  await expect(page.getByRole("status")).toContainText(email);
  const heard = [...new Set(announced.filter((text) => text !== ""))];
  expect(heard.length).toBeGreaterThan(1);
  for (const text of heard.filter((one) => one.includes("%")))
    expect(["0", "25", "50", "75", "100"]).toContain(String(Number.parseInt(text, 10)));
  expect(shop.rows(filesOf, `%${email}%`)).toMatchObject([{ size: pdf.buffer.length + 1_500_000 }]);
});
