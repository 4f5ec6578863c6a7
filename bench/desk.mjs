// The lists of staff with 100,000 orders on each engine, and an event with 10,000 tickets: processor time and bytes of each page of a list, as data and as drawn; check-ins, prints, codes read back by a decoder of others.
import { publicUrl, withFilledDesk } from "./desk/filled.mjs";
import { measured, mostBytes, mostMs, mostOfSearchMs } from "./desk/measured.mjs";
import { pageVerdicts } from "./desk/pages.mjs";
import { ticketVerdicts } from "./desk/tickets.mjs";
import { hasPostgres } from "./lib/postgres.mjs";
import { verdict } from "./lib/rounds.mjs";
import { lists as kinds } from "../packages/domain/src/site/desk/index.ts";

const lists = [
  [
    "orders",
    [
      "",
      "?q=muster",
      "?q=usterman",
      "?q=unde54321",
      "?q=falken",
      "?q=K-2026-0500",
      "?only=papers",
      "?q=muster%20falken",
      "?q=nobody",
    ],
  ],
  [
    "customers",
    [
      "",
      "?q=muster",
      "?q=usterman",
      "?q=unde54321",
      "?q=alkenber%20unde5",
      "?q=xyzxyz",
      "?q=e",
      "?q=falken",
      "?only=blocked",
      "?only=papers",
      "?only=staff",
      "?q=muster%20falken",
      "?q=erik%20uster%20erlin",
    ],
  ],
  [
    "invoices",
    [
      "",
      "?q=muster",
      "?q=falken",
      "?q=iesengru",
      "?q=R-2026-05",
      "?q=K-2026-0500",
      "?only=open",
      "?only=overdue",
      "?only=paid",
      "?only=credit-notes",
      "?only=credit-notes&q=muster",
    ],
  ],
  [
    "contracts",
    [
      "",
      "?q=muster",
      "?q=ichtenberg",
      "?q=iesengru",
      "?q=falken",
      "?q=K-2026-0500",
      "?only=running",
      "?only=cancelled",
      "?only=ended",
    ],
  ],
  ["mails", ["", "?only=failed", "?only=waiting", "?q=kunde5"]],
  [
    "inbox?kind=declaration",
    ["", "&handled=1", "&q=example", "&q=unde54", "&handled=1&q=example", "&handled=1&q=unde54"],
  ],
  ["inbox?kind=request", ["", "&handled=1", "&q=unde54", "&handled=1&q=unde54", "&handled=1&q=xyzxyz"]],
  ["payment-differences", ["", "?only=open", "?only=resolved"]],
  ["vouchers", ["", "?q=desk-5"]],
  ["journal", ["", "?subject=500777"]],
  ["webhooks", ["", "?only=open", "?only=stopped", "?only=delivered"]],
  ["desk", [""]],
];

const measureLists = async (send, headers, count) => {
  const slow = [];
  for (const [list, queries] of lists)
    for (const query of queries) {
      const path = `/api/shop/admin/${list}${query}`;
      const page = await measured(count, () => send("GET", path, undefined, headers));
      if (page.result.status !== 200)
        throw new Error(`${path}: ${page.result.status} ${page.result.text.slice(0, 200)}`);
      const rows = Object.values(page.result.body.result).find(Array.isArray)?.length ?? 0;
      // The second page, and one of two hundred rows as files are read.
      const { next = null } = page.result.body.result;
      const further = path + (path.includes("?") ? "&" : "?");
      const second =
        next === null
          ? null
          : await measured(count, () => send("GET", `${further}after=${encodeURIComponent(next)}`, undefined, headers));
      const whole =
        list === "desk" ? null : await measured(1, () => send("GET", `${further}count=200`, undefined, headers));
      slow.push({
        path,
        rows,
        ms: Math.max(page.ms, second?.ms ?? 0),
        bytes: Math.max(page.result.bytes, second?.result.bytes ?? 0),
        whole,
      });
    }
  for (const { path, rows, ms, bytes, whole } of slow.toSorted((a, b) => b.ms - a.ms).slice(0, 12))
    console.log(
      `${ms.toFixed(1).padStart(7)} ms  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${rows} rows; 200 rows in ${whole?.ms.toFixed(1) ?? "–"} ms  ${path.slice(10)}`,
    );
  return [
    verdict(
      "the slowest list of staff with 100,000 orders, processor time of a page",
      [Math.max(...slow.map(({ ms }) => ms)) / mostMs],
      {
        atMost: 1,
      },
    ),
    verdict("its largest page, in bytes", [Math.max(...slow.map(({ bytes }) => bytes)) / mostBytes], { atMost: 1 }),
  ];
};

/** One search over all kinds: what is meant by one row, by many, by nearly all, and by none. */
const searches = [
  "500777",
  "kunde500777@example.test",
  "K-2026-050000",
  "2026-50000",
  "R-2026-050000",
  "050000",
  "7,91",
  "falken",
  "falkenberger",
  "Erika Falkenberger",
  "muster",
  "usterman",
  "unde54321",
  "wiesengrund erika",
  "desk-5",
  "030 123456",
  "xyzxyz",
  "e",
  "mu be",
];

/** The lists of the desk, which read the same words. */
const deskLists = ["customers", "orders", "contracts", "invoices", "requests", "vouchers"];

const measureSearches = async (send, headers, count) => {
  const paths = [
    ...searches.map((q) => ["search", `/api/shop/admin/search?q=${encodeURIComponent(q)}`]),
    ...deskLists.flatMap((list) =>
      searches.map((q) => ["list", `/api/shop/admin/lists/${list}?q=${encodeURIComponent(q)}`]),
    ),
  ];
  const taken = [];
  for (const [kind, path] of paths) {
    // The first call prepares statements.
    await send("GET", path, undefined, headers);
    const { ms, result } = await measured(count, () => send("GET", path, undefined, headers));
    if (result.status !== 200) throw new Error(`${path}: ${result.status} ${result.text.slice(0, 200)}`);
    taken.push({ kind, path, ms });
  }
  for (const { path, ms } of taken.toSorted((a, b) => b.ms - a.ms).slice(0, 14))
    console.log(`${ms.toFixed(1).padStart(7)} ms  ${path.slice(16)}`);
  const slowest = (of) => Math.max(...taken.filter(({ kind }) => kind === of).map(({ ms }) => ms));
  return [
    verdict("the slowest search of the desk over all kinds, processor time", [slowest("search") / mostOfSearchMs], {
      atMost: 1,
    }),
    verdict("the slowest list of the desk by words, processor time", [slowest("list") / mostMs], { atMost: 1 }),
  ];
};

/** How a kind is looked at: by each of its sorts in both directions, by each state, and within a period. */
const viewsOf = ([kind, { sorts, states, dated }]) => [
  ...sorts.flatMap((sort) => [`${kind}?sort=${sort}&direction=asc`, `${kind}?sort=${sort}&direction=desc`]),
  ...states.map((state) => `${kind}?state=${state}`),
  ...(dated ? [`${kind}?from=2026-03-01&until=2026-03-31`] : []),
];

/** The lists of the desk by each of their views, first and second page. */
const measureViews = async (send, headers, count) => {
  const taken = [];
  for (const view of Object.entries(kinds).flatMap(viewsOf)) {
    const path = `/api/shop/admin/lists/${view}`;
    const first = await send("GET", path, undefined, headers);
    if (first.status !== 200) throw new Error(`${path}: ${first.status} ${first.text.slice(0, 200)}`);
    const { next = null } = first.body.result;
    for (const page of next === null ? [path] : [path, `${path}&after=${encodeURIComponent(next)}`]) {
      const { ms, result } = await measured(count, () => send("GET", page, undefined, headers));
      taken.push({
        kind: view.split("?")[0],
        view: page === path ? view : `${view}, second page`,
        ms,
        bytes: result.bytes,
      });
    }
  }
  for (const kind of Object.keys(kinds)) {
    const ofKind = taken.filter((one) => one.kind === kind).toSorted((a, b) => b.ms - a.ms);
    for (const { view, ms, bytes } of ofKind.slice(0, 2))
      console.log(`${ms.toFixed(1).padStart(7)} ms  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${view}`);
  }
  return [
    verdict(
      "the slowest list of the desk by any sort, state or period, processor time",
      [Math.max(...taken.map(({ ms }) => ms)) / mostMs],
      { atMost: 1 },
    ),
    verdict("the largest page of them, in bytes", [Math.max(...taken.map(({ bytes }) => bytes)) / mostBytes], {
      atMost: 1,
    }),
  ];
};

const onEngine = (engine, count, { orders = "100000", tickets: many = "10000", only }) =>
  withFilledDesk(
    orders,
    async ({ api, send, env, headers }) => {
      const verdicts = [
        ...(await measureSearches(send, headers, count)),
        ...(await measureViews(send, headers, count)),
      ];
      if (only === "searches") return verdicts.map((each) => ({ ...each, title: `${engine}: ${each.title}` }));
      verdicts.push(...(await measureLists(send, headers, count)));
      verdicts.push(...(await ticketVerdicts(send, headers, { count, many: Number(many), publicUrl })));
      await api.close();
      const token = headers.authorization.replace("Bearer ", "");
      return [...verdicts, ...(await pageVerdicts(env, token, count))].map((each) => ({
        ...each,
        title: `${engine}: ${each.title}`,
      }));
    },
    engine,
  );

/** On both engines; `--only=searches` the search and the lists of the app alone; `--engine=sqlite` or `--engine=postgres` on one. */
export const desk = async (count, options = {}) => {
  const engines = ["sqlite", ...(hasPostgres() ? ["postgres"] : [])].filter(
    (engine) => engine === (options.engine ?? engine),
  );
  const verdicts = [];
  for (const engine of engines) verdicts.push(...(await onEngine(engine, count, options)));
  return verdicts;
};
