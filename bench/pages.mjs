// Pages as readers get them: their Lighthouse scores on a phone, and how much JavaScript a reading page loads before the first interaction.
import { chromium as playwright } from "playwright";
import { chromium, howToGetChromium } from "../scripts/lib/chromium.mjs";
import { giveUp } from "../scripts/lib/say.mjs";
import { scriptsUntouched, sumOf } from "./lib/javascript.mjs";
import { categories, lighthouse } from "./lib/lighthouse.mjs";
import { nextHello } from "./lib/peers.mjs";
import { median, rounds, verdict } from "./lib/rounds.mjs";
import { shopServed } from "./lib/shop.mjs";

const atLeast = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };

/** The first link of a page below a path, so that the bench needs to know no entry by name. */
const firstBelow = async (server, from, below) => {
  const html = await (await fetch(server.url + from)).text();
  const found = [...html.matchAll(/href="(\/[^"#?]*)"/g)].map(([, href]) => href).find((href) => below.test(href));
  return found ?? giveUp(`No link of ${from} leads below ${below}.`);
};

/** A page of each kind. */
const pagesOf = async (shop) => {
  const post = await firstBelow(shop, "/en/blog", /^\/en\/blog\/[^/]+\/[^/]+$/);
  return {
    judged: [
      { name: "the home page", path: "/en" },
      { name: "a content page", path: "/en/data-centres" },
      { name: "a blog post", path: post },
      { name: "a product", path: "/en/hosting/web-m" },
      // Its scripts run at once and ask for answers: what it is judged by is that these move nothing.
      { name: "a domain search", path: "/en/domains/buy-register-domain?domain=hotel", scored: [] },
    ],
    read: [
      { name: "a content page", path: "/en/data-centres" },
      { name: "a blog post", path: post },
      { name: "a help article", path: await firstBelow(shop, "/en/helpcenter", /^\/en\/helpcenter\/.+/) },
      { name: "a legal page", path: "/en/contact/legal-notice" },
    ],
  };
};

/** Scripts of pages to read against a Next hello page's. */
const scripts = async (executablePath, shop, pages) => {
  const next = await nextHello();
  const browser = await playwright.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const hello = sumOf(await scriptsUntouched(browser, next.url));
    const verdicts = [];
    for (const { name, path } of pages) {
      const bytes = sumOf(await scriptsUntouched(browser, shop.url + path));
      console.log(`${path} loads ${bytes} bytes of JavaScript before it is touched; Next hello ${hello}`);
      verdicts.push(
        verdict(`JavaScript of ${name} before it is touched against a Next hello page`, [bytes / hello], {
          atMost: 0.85,
        }),
      );
    }
    return verdicts;
  } finally {
    await browser.close();
    await next.stop();
  }
};

export const pages = async (_count, { rounds: roundCount = "3" } = {}) => {
  const executablePath = await chromium();
  if (executablePath === null) giveUp(howToGetChromium);
  const shop = await shopServed();
  try {
    const { judged, read } = await pagesOf(shop);
    const verdicts = await scripts(executablePath, shop, read);
    for (const { name, path, scored = categories } of judged) {
      // The first visitor of a page may wait for its pictures to be made; the bench is about the others.
      await lighthouse(executablePath, shop.url + path);
      const report = await rounds(Number(roundCount), () => lighthouse(executablePath, shop.url + path));
      const paint = median(report.map((each) => each.paint));
      const blocking = median(report.map((each) => each.blocking));
      console.log(
        `${path}: largest paint ${paint} ms, blocked ${blocking} ms; below 90: ${[...new Set(report.flatMap(({ faults }) => faults))].join(", ") || "nothing"}`,
      );
      for (const category of scored) {
        const scores = report.map(({ scores }) => scores[category]);
        verdicts.push(verdict(`Lighthouse, ${category} of ${name}`, scores, { atLeast: atLeast[category] }));
      }
      verdicts.push(
        verdict(
          `Lighthouse, layout shift of ${name}`,
          report.map(({ shift }) => shift),
          { atMost: 0.02 },
        ),
      );
    }
    return verdicts;
  } finally {
    await shop.stop();
  }
};
