// npm run simulate: synthetic customers on the real machines in virtual time; the same seed gives the same report. [HDL-03] [HDL-04]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { installed } from "./lib/installed.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./lib/places.mjs";
import { giveUp, run, say } from "./lib/say.mjs";

const help = `npm run simulate -- [options]
  --customers N     how many come (10000)
  --seed N          repeats a simulation (1)
  --faults SHARE    share of calls that break, time out or arrive twice, a third each (0)
  --what-if FILE    the same customers once more, with another catalogue or VAT map, and the difference
  --json            the report as JSON
  --record FILE     writes the visit of one customer, with everything that a replay needs; --position N says whose (0)
  --replay FILE     plays a recorded visit again and prints its order in canonical JSON`;

if (!process.execArgv.includes(fromSource)) {
  await installed();
  const { code } = await run(pinnedNode(), [fromSource, at("scripts/simulate.mjs"), ...process.argv.slice(2)], {
    quiet: false,
    cwd: root,
    env: environment(),
  });
  process.exit(code);
}

const options = {
  customers: { type: "string", default: "10000" },
  seed: { type: "string", default: "1" },
  faults: { type: "string", default: "0" },
  "what-if": { type: "string" },
  json: { type: "boolean", default: false },
  record: { type: "string" },
  position: { type: "string", default: "0" },
  replay: { type: "string" },
  help: { type: "boolean", default: false },
};

const read = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return giveUp(`${error.message}\n${help}`);
  }
};
const given = read();
const whole = (name, least) => {
  const number = Number(given[name]);
  return Number.isSafeInteger(number) && number >= least
    ? number
    : giveUp(`--${name} wants a whole number from ${least}, not ${given[name]}`);
};
if (given.help) {
  say(help);
  process.exit(0);
}
const share = Number(given.faults);
if (!(share >= 0 && share <= 1)) giveUp(`--faults wants a share from 0 to 1, not ${given.faults}`);

const { lawBookVersion, orderBytes, recorded, replayed, reportDifference, simulated } = await import(
  "@kontor/adapters/simulation"
);
const { readMarket, start } = await import("./lib/market.mjs");
const { changedMarket, readChange } = await import("./lib/what-if.mjs");
const { readBook } = await import("./lib/law-book.mjs");

const market = readMarket();
const seed = whole("seed", 0);
const faults = { fails: share / 3, timesOut: share / 3, twice: share / 3 };
const lawBook = async () => lawBookVersion((await readBook()).flatMap(({ rules }) => rules));

if (given.record !== undefined) {
  writeFileSync(
    given.record,
    JSON.stringify(recorded({ facts: market, seed, faults, start }, whole("position", 0), await lawBook())),
  );
  process.exit(0);
}
if (given.replay !== undefined) {
  const played = replayed(JSON.parse(readFileSync(given.replay, "utf8")), await lawBook(), market.toAscii);
  if (played._tag === "Failure")
    giveUp("The recording was made under another law book; under this one it might come to another order.");
  say(orderBytes(played.success));
  process.exit(0);
}

const euros = (cents) => `${(cents / 100).toFixed(2)} €`;
const lines = (title, entries, format = String) => [
  title,
  ...Object.entries(entries).map(([name, value]) => `  ${name.padEnd(36)} ${format(value)}`),
];
/** What was billed must be what is owed, and what customers owe must be that without what they paid. */
const afterOrders = ({ after, differences }) => [
  `the year after: ${after.documents} documents`,
  ...lines("invoices, by what they are for", after.invoiced, euros),
  ...lines("credit notes, by their reason", after.credited, euros),
  ...lines("documents and days", { "all documents": after.billed, "owed by days and hours": after.owed }, euros),
  ...lines(
    "money and balances",
    {
      received: after.received,
      "paid back": after.paidBack,
      fees: after.fees,
      "written off": after.writtenOff,
      "left to pay": after.unpaid,
      "to pay back": after.toPayBack,
      credit: after.credit,
      "left in all, by balances": after.unpaid - after.toPayBack - after.credit,
      "left in all, by days and money": after.owed - after.received + after.paidBack + after.fees - after.writtenOff,
    },
    euros,
  ),
  differences.length === 0 ? "every sum is right" : `WRONG: ${after.differing} orders differ`,
  ...differences.map((words) => `  ${words}`),
];
const inWords = (report) =>
  [
    ...lines("", {
      customers: report.customers,
      orders: report.orders,
      mails: report.mails,
      referrals: report.referrals,
    }).slice(1),
    ...lines("left at", report.left),
    ...lines("revenue, first invoices", report.revenue, euros),
    ...lines("VAT by country and rate", report.vat, euros),
    ...lines("due later, by months", report.recurring, euros),
    `vouchers: ${report.vouchers.redeemed} redeemed, ${euros(report.vouchers.value)}`,
    `contracts given back: ${report.refunds.guarantees} by guarantee, ${report.refunds.withdrawals} by withdrawal, ${euros(report.refunds.amount)}`,
    `contracts cancelled: ${report.cancellations}`,
    ...afterOrders(report),
    ...lines("refusals by rule", report.refusals),
    ...lines("calls", report.calls),
  ].join("\n");

const customers = whole("customers", 1);
const lived = (facts) => {
  const [from, cpu] = [performance.now(), process.cpuUsage()];
  let peak = 0;
  const progress = (count) => {
    peak = Math.max(peak, process.memoryUsage().rss);
    if (!given.json && count % 100_000 === 0) say(`  … ${count} customers`);
  };
  const report = simulated({ facts, customers, seed, faults, start, progress });
  peak = Math.max(peak, process.memoryUsage().rss);
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - from) / 1000;
  return { report, seconds, perCore: customers / ((user + system) / 1e6), peak: peak / 1e6 };
};

const first = lived(market);
const second = given["what-if"] === undefined ? null : lived(changedMarket(market, readChange(given["what-if"])));
const difference = second === null ? null : reportDifference(first.report, second.report);
mkdirSync(at(".kontor"), { recursive: true });
const output = `${JSON.stringify(second === null ? { seed, report: first.report } : { seed, report: first.report, whatIf: second.report, difference }, null, 2)}\n`;
writeFileSync(at(".kontor/simulation.json"), output);
if (given.json) process.stdout.write(output);
else {
  say(inWords(first.report));
  if (difference !== null)
    say(
      [
        "\nwhat if",
        ...difference.map(
          ([path, from, to]) => `  ${path.padEnd(36)} ${from} → ${to} (${to > from ? "+" : ""}${to - from})`,
        ),
      ].join("\n"),
    );
  // The only line that a run with the same seed may say otherwise.
  say(
    `\ntime: ${customers} customers in ${first.seconds.toFixed(1)} s: ${Math.round(first.perCore)} a second and core, at most ${Math.round(first.peak)} MB; the same again with --seed ${seed}`,
  );
}
if ([first, second].some((one) => one !== null && one.report.differences.length > 0)) process.exit(1);
