// The first page: what to do first, then what the site has, one card a part.

import { codeBlock } from "../../apps/api/src/platform/contract/page-parts.ts";

const groups = [
  {
    title: "Run a shop",
    cards: [
      [
        "Operate and update",
        "guide/operate.html",
        "Settings, processes, backups, metrics, invoices; updates while the shop runs.",
      ],
      ["Content of a provider", "guide/content.html", "Catalogue, pages, posts and drawings of your own."],
      ["Theme", "guide/theme.html", "The colours, the marks and the type of your own brand."],
      ["Translate", "guide/translate.html", "Where the words of the shop are, in both languages."],
    ],
  },
  {
    title: "Build on it",
    cards: [
      ["Contract", "contract/index.html", "Every call of the API, with what it may refuse."],
      ["Packages", "packages/domain.html", "Domain, adapters and components, and what each entry exports."],
      ["Playgrounds", "playgrounds/quote.html", "Prices, VAT, contracts, names and balances by the real packages."],
      [
        "Extend",
        "guide/extend.html",
        'Which change needs which proof; <a href="guide/map.html">the map</a> says where things are.',
      ],
    ],
  },
  {
    title: "Look something up",
    cards: [
      ["Law book", "rules/index.html", "Every business rule, with the laws and examples that hold it."],
      ["Refusals", "refusals/index.html", "What the shop may say no to: rule, status and both texts."],
      ["Machines", "machines/index.html", "What can happen when: drawn, as tables, and to click through."],
      ["Decisions", "decisions/index.html", "Why things are as they are, one record each."],
    ],
  },
];

const steps = [
  [
    "Start a shop",
    "npm start",
    'In a checkout, with Node and npm alone. It is at <a href="http://127.0.0.1:3000">127.0.0.1:3000</a> a minute or two later. <a href="guide/run.html">More</a>',
  ],
  [
    "Open its desk",
    "npm run admin:create",
    'Makes the first administrator, who logs in at <code>/admin/login</code>. <a href="guide/operate.html#daily-operation">More</a>',
  ],
  [
    "Order without a browser",
    "curl 127.0.0.1:3000/api/openapi.json",
    '<a href="contract/shop.html#order">Order in five calls</a>, each to be copied.',
  ],
  [
    "Build a frontend",
    "npm install @kontor/adapters @kontor/domain effect xstate",
    '<a href="packages/adapters.html#a-checkout-in-forty-lines">A checkout in forty lines</a>, on the machines of the shop, in memory or over HTTP.',
  ],
];

export const homePage = {
  path: "index.html",
  part: "",
  name: "Start",
  title: "Start",
  sections: [],
  html: `<h1>Run a hosting shop. Or take its rules.</h1>
<p class="lead">Kontor is a hosting and domain shop in German and English: a pure domain core with every rule of the shop, and thin layers around it. Every page here is written from the documents and sources of one version.</p>
<h2 id="first-step">First steps</h2>
<ol class="steps">
${steps.map(([name, typed, text]) => `<li><h3>${name}</h3>${codeBlock("Shell", name, typed)}<p>${text}</p></li>`).join("\n")}
</ol>
${groups
  .map(
    ({ title, cards }) => `<h2>${title}</h2>
<ul class="cards">
${cards.map(([name, path, text]) => `<li><a href="${path}">${name}</a><p>${text}</p></li>`).join("\n")}
</ul>`,
  )
  .join("\n")}`,
};
