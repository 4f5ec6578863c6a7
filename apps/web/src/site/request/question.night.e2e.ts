// The link of a letter that asks whether a cancellation was the customer's own: opening it changes nothing, a button answers, once. [ACC-05] [LGL-02]
import { looksRight } from "../../../test/browser/looks.ts";
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { customerTab, haveOrder } from "../../../test/browser/staff.ts";
import { proof } from "../../../test/browser/walk.ts";

const worded = {
  en: {
    title: "Was this you?",
    no: "This was not me",
    done: "Your contract continues",
    alreadyAnswered: "answered already",
  },
  de: {
    title: "Waren Sie das?",
    no: "Das war ich nicht",
    done: "Ihr Vertrag läuft weiter",
    alreadyAnswered: "bereits beantwortet",
  },
} as const;

test("[ACC-05] [LGL-02] who did not cancel says so by the link of a letter, once, and the contract runs on", async ({
  page,
  browser,
  shop,
}) => {
  for (const locale of walkedIn("de")) {
    const [words, customer] = [worded[locale], aPerson()];
    const tab = await customerTab(browser, shop, customer, locale);
    const number = await haveOrder(tab, locale);
    await tab.context().close();
    await page.goto(`/${locale}`);
    const sent = await page.request.post("/api/shop/declaration/cancellation", {
      data: {
        product: `${number}-1`,
        termination: "ordinary",
        email: customer.email,
        emailRepeat: customer.email,
      },
      headers: { ...(await proof(page)), "idempotency-key": crypto.randomUUID(), "accept-language": locale },
    });
    expect(sent.status(), await sent.text()).toBe(201);
    const path = /\/\S+(?:was-it-you|waren-sie-das)\?code=\w+/;
    await expect(async () => {
      const letters = await shop.mailsTo(customer.email);
      expect(letters.some(({ text }) => path.test(text ?? ""))).toBe(true);
    }).toPass();
    const link = (await shop.mailsTo(customer.email)).flatMap(({ text }) => path.exec(text ?? "")?.[0] ?? [])[0] ?? "";
    const opened = new URL(link.replace(/^\/\//, "http://"));
    await page.goto(opened.pathname + opened.search);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    await expect(page.getByRole("main")).toContainText(`${number}-1`);
    await looksRight(page, `${locale}-question`);
    await page.getByRole("button", { name: words.no }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.done);
    await looksRight(page, `${locale}-question-answered`);
    await page.goto(opened.pathname + opened.search);
    await expect(page.getByRole("main")).toContainText(words.alreadyAnswered);
    await expect(page.getByRole("button", { name: words.no })).toHaveCount(0);
  }
});
