// The first page: what the site has, one card a part.

const cards = [
  ["Run a shop", "guide/run.html", "Start it, its settings, and a first price from the domain package."],
  ["Operate and update", "guide/operate.html", "Processes, backups, metrics, invoices; updates while the shop runs."],
  [
    "Extend",
    "guide/extend.html",
    'Which change needs which proof; <a href="guide/map.html">the map</a> says where things are.',
  ],
  ["Theme", "guide/theme.html", "The colours, the marks and the type of your own brand."],
  ["Translate", "guide/translate.html", "Where the words of the shop are, in both languages."],
  [
    "Law book",
    "rules/index.html",
    "Every business rule, with the laws and examples that hold it; <code>npm run laws -- --report laws.html</code> writes a page of what came of them.",
  ],
  ["Refusals", "refusals/index.html", "What the shop may say no to: rule, status and both texts."],
  ["Machines", "machines/index.html", "What can happen when: drawn, as tables, and to click through."],
  ["Playgrounds", "playgrounds/quote.html", "Prices, VAT, contracts, names and balances by the real packages."],
  ["Contract", "contract/index.html", "Every call of the API, with what it may refuse."],
  ["Packages", "packages/domain.html", "Domain, adapters and components, and what each entry exports."],
  ["Decisions", "decisions/index.html", "Why things are as they are, one record each."],
];

export const homePage = {
  path: "index.html",
  part: "",
  name: "Start",
  title: "Start",
  sections: [],
  html: `<h1>Kontor documentation</h1>
<p>Kontor is a hosting and domain shop in German and English: a pure domain core with every rule of the shop, and thin layers around it. This site is written from the documents and the sources of the repository; everything here is of the version that wrote it.</p>
<ul class="cards">
${cards.map(([name, path, text]) => `<li><a href="${path}">${name}</a><p>${text}</p></li>`).join("\n")}
</ul>`,
};
