// The forms of the playgrounds; what they say comes from the real packages, by a script for each page.
import { escaped } from "./markdown.mjs";

const select = (name, label, options, chosen) =>
  `<label>${label}<select name="${name}">${options
    .map(([value, text]) => `<option value="${value}"${value === chosen ? " selected" : ""}>${escaped(text)}</option>`)
    .join("")}</select></label>`;
const input = (name, label, value, type = "text", more = "") =>
  `<label>${label}<input name="${name}" type="${type}" value="${escaped(value)}"${more === "" ? "" : ` ${more}`} autocomplete="off"></label>`;

const page = (key, title, lead, uses, form) => ({
  path: `playgrounds/${key}.html`,
  part: "playgrounds",
  name: title,
  title,
  scripts: [`play-${key}`],
  sections: [{ id: "", title, text: `${lead} playground` }],
  html: `<h1>${title}</h1>
<p>${lead}</p>
<div class="play">
<noscript><p>This playground calculates in your browser: it needs scripts.</p></noscript>
<form>${form}</form>
<p role="status" data-said></p>
<div data-answer></div>
</div>
<p>Calculated by ${uses.map((entry) => `<code>@kontor/domain/${entry}</code>`).join(" and ")}, as the shop does it.</p>`,
});

const countries = [
  "AT",
  "BE",
  "CH",
  "CY",
  "DE",
  "DK",
  "ES",
  "FI",
  "FR",
  "GB",
  "GR",
  "IE",
  "IT",
  "LI",
  "MC",
  "NL",
  "NO",
  "PL",
  "SE",
  "US",
];
const region = new Intl.DisplayNames("en", { type: "region" });
const countryOptions = countries
  .map((code) => [code, region.of(code)])
  .sort(([, one], [, other]) => (one < other ? -1 : 1));

export const playgroundPages = [
  page(
    "quote",
    "A quote, explained",
    "What a product costs with the first invoice, and what each amount is made of: the leaves of every tree add up to its amount.",
    ["shop/pricing"],
    select(
      "product",
      "Product",
      [
        ["web-m", "Web hosting M"],
        ["vps-s", "VPS S, with a setup fee"],
      ],
      "vps-s",
    ) +
      input("quantity", "Quantity", "2", "number", 'min="1" max="20"') +
      select(
        "months",
        "Paid every",
        [
          ["1", "month"],
          ["12", "12 months"],
        ],
        "12",
      ) +
      input("backup", "Backups, of a VPS", "1", "number", 'min="0" max="2"') +
      select("country", "Country", countryOptions, "AT") +
      select(
        "amount",
        "Explain",
        [
          ["total", "the first invoice"],
          ["vatAmount", "its VAT"],
          ["net", "its net"],
          ["setup", "setup fees"],
          ["firstPeriod", "the first period"],
        ],
        "total",
      ),
  ),
  page(
    "vat",
    "VAT and territories",
    "Which rate is charged, and why: a post code may lie in another area of VAT than its country, such as 78266 Büsingen, 27498 Helgoland or 35001 on the Canary Islands.",
    ["shop/vat"],
    select(
      "kind",
      "Customer",
      [
        ["private", "private"],
        ["business", "business"],
      ],
      "private",
    ) +
      select("country", "Country", countryOptions, "DE") +
      input("postCode", "Post code", "78266") +
      input("vatId", "VAT id", "") +
      select(
        "validity",
        "The VAT id is",
        [
          ["valid", "confirmed"],
          ["unknown", "not confirmed yet"],
          ["invalid", "not valid"],
        ],
        "valid",
      ) +
      input("on", "Tax point", "2026-11-28", "date"),
  ),
  page(
    "calendar",
    "The contract calendar",
    "Every day that a customer should know: withdrawal, guarantee, notice and the possible ends, by the policy in force.",
    ["shop/contract"],
    input("start", "Ordered and begun on", "2026-11-28", "date") +
      input("today", "Today", "2026-11-28", "date") +
      select(
        "months",
        "First term",
        [
          ["0", "none"],
          ["1", "1 month"],
          ["12", "12 months"],
          ["24", "24 months"],
        ],
        "12",
      ) +
      select(
        "party",
        "Customer",
        [
          ["private", "private"],
          ["business", "business"],
        ],
        "private",
      ) +
      select(
        "policy",
        "CONTRACT_POLICY",
        [
          ["specified", "specified"],
          ["consumer-de", "consumer-de"],
        ],
        "specified",
      ) +
      select(
        "hourly",
        "Billed",
        [
          ["", "by the month"],
          ["hourly", "by the hour"],
        ],
        "",
      ),
  ),
  page(
    "names",
    "Domain names",
    "How typed text is read as a name: addresses are shortened, words get an ending, other scripts their form in ASCII; or it is refused, with the reason.",
    ["shop/domain-name", "site/refusal"],
    input("typed", "Typed", "https://www.Straße.de/kontakt"),
  ),
  page(
    "balance",
    "Balances",
    "An invoice, money that came and a credit note: what is left, what is paid back, and the sentence that letters, pages and exports say.",
    ["shop/balance"],
    input("invoice", "Invoice over, in euros", "120.00", "number", 'min="0" step="0.01"') +
      input("paid", "Paid", "50.00", "number", 'min="0" step="0.01"') +
      input("credited", "Credit note over", "0.00", "number", 'min="0" step="0.01"') +
      input("payout", "Paid back", "0.00", "number", 'min="0" step="0.01"') +
      input("today", "Today (the invoice is of 2026-11-01, due by 2026-11-15)", "2026-11-28", "date"),
  ),
];
