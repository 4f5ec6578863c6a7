#!/usr/bin/env node
// The conformance kit on the command line: tries the port laws on a server and ends with 0 when all hold. [HDL-07]
import { parseArgs } from "node:util";

const usage = `kontor-conformance <address> [options]

Tries the port laws of @kontor/adapters on a server that claims the contract, and reports operation by operation.
The address is that of the shop or of its API: http://127.0.0.1:3000 or http://127.0.0.1:3000/api.

  --only <words>      only laws whose sentence has these words, such as CRT-01
  --product <key>     a product that may be ordered alone and includes a .de domain
  --voucher <code>    a voucher that may be put into a cart; it is not redeemed
  --patience <s>      the longest wait that a limiting server may ask for; 90
  --json              the whole report as JSON
  --help

Ends with 0 when all laws hold, 1 when one is broken, 2 when the server cannot be tried, or not to the end because it limits calls.
Each run registers new accounts and places orders: give it a server that is there to be tried.
`;

/** In the repository nothing is built: the sources stand in. The hooks are newer than the oldest Node of the packages. */
if (!import.meta.dirname.replaceAll("\\", "/").includes("/node_modules/"))
  (await import("node:module")).registerHooks({
    resolve: (name, context, next) => next(name, { ...context, conditions: [...context.conditions, "@kontor/source"] }),
  });

const giveUp = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(2);
};

const options = {
  only: { type: "string" },
  product: { type: "string" },
  voucher: { type: "string" },
  patience: { type: "string", default: "90" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
};
const read = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return giveUp(`${error.message}\n\n${usage}`);
  }
};
const { values, positionals } = read();
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
const [address] = positionals;
if (
  address === undefined ||
  positionals.length > 1 ||
  !URL.canParse(address) ||
  !/^https?:$/.test(new URL(address).protocol)
)
  giveUp(usage);

/** The address as given, or with `/api` behind it: whichever has the catalogue. */
const apiAt = async (given) => {
  const base = given.replace(/\/+$/, "");
  for (const tried of [base, `${base}/api`]) {
    const answer = await fetch(`${tried}/shop/catalog`).catch(() => null);
    const catalog = answer?.ok === true ? await answer.json().catch(() => null) : null;
    if (catalog !== null) return tried;
  }
  return giveUp(`There is no catalogue at ${base}/shop/catalog or ${base}/api/shop/catalog.`);
};

const { NothingToTry, reportInLines, serverLaws, triedOn } = await import("@kontor/adapters/conformance");
const laws = serverLaws.filter(({ sentence }) => sentence.includes(values.only ?? ""));
if (laws.length === 0) giveUp(`No law has the words ${values.only}.`);
const run = Math.random().toString(36).slice(2, 8);
let made = 0;
const fresh = () => {
  made += 1;
  return `neu-${run}-${made}`;
};
const baseUrl = await apiAt(address);
const report = await triedOn({
  baseUrl,
  laws,
  product: values.product,
  voucher: values.voucher,
  patience: Number(values.patience),
  fresh,
  onVerdict: ({ held, tried, sentence }) => {
    if (!values.json) process.stdout.write(`${held ? "holds " : tried ? "BROKEN" : "UNTRIED"} ${sentence}\n`);
  },
}).catch((error) => (error instanceof NothingToTry ? giveUp(error.message) : Promise.reject(error)));
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `\n${reportInLines(report).join("\n")}\n`);
const isBroken =
  report.laws.some(({ held, tried }) => tried && !held) || report.operations.some(({ failed }) => failed);
process.exit(report.conforms ? 0 : isBroken ? 1 : 2);
