// Whether an account, a subscription or a contract exists is shown by no answer and no time: each call for what there is and for what there is not, in an order drawn by chance.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newBuyer, wholeOrder } from "./lib/buyers.mjs";
import { expected, httpClient } from "./lib/http-client.mjs";
import { seededRandom } from "./lib/random.mjs";
import { median, verdict } from "./lib/rounds.mjs";
import { shopServed } from "./lib/shop.mjs";
import { confidence, drawnOrder, separation } from "./lib/separation.mjs";

const tries = 200;
/** Two runs of tries have to be this sure, each for itself, before the sides count as different: where they are the same, chance does that in one of ten thousand. */
const sure = 0.99;

const account = { username: "known@example.com", email: "known@example.com", password: "Passw0rd-one" };

/** A new network with every call: none of them is limited, and no account was opened from it. */
const networks = (random) => () => `198.51.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;

/** A cancellation at the next possible day. */
const declaration = { customerNumber: "", termination: "ordinary", end: "next" };

/** What is sent, for an address with an account or a subscription and for one without. */
const calls = (subscribed, ordered) => {
  const either = (side) => (side === "known" ? account.email : `${side}@example.com`);
  const newsletter = (email) => ["/api/shop/newsletter", { email, consent: true }, { "idempotency-key": randomUUID() }];
  return {
    login: (side) => ["/api/auth/local", { identifier: either(side), password: "Passw0rd-wrong" }],
    "forgotten password": (side) => ["/api/auth/forgot-password", { email: either(side) }],
    "confirmation mail": (side) => ["/api/auth/send-email-confirmation", { email: either(side) }],
    "registration with a password that is refused": (side) => [
      "/api/auth/local/register",
      { ...account, username: either(side), email: either(side), password: "password" },
    ],
    newsletter: (side) => newsletter(side === "known" ? subscribed.next().email : `${randomUUID()}@example.com`),
    declaration: (side) => {
      const { email, number } = side === "known" ? ordered.known() : ordered.unknown();
      // Of the same customer, under a number that no order has.
      const product =
        side === "known" ? number : number.replace(/\d{6}$/, (digits) => String(999_999 - Number(digits)));
      return [
        "/api/shop/declaration/cancellation",
        { ...declaration, product, email, emailRepeat: email },
        { "idempotency-key": randomUUID() },
      ];
    },
  };
};

/** What is another with each call: numbers that were sent, ids and moments that came back. */
const changing = /K-\d{4}-\d{6}(?:-\d+)?|"id":"[^"]*"|"receivedAt":\d+/g;

/** Everything of an answer that a stranger sees, but the address that they sent and the clock. */
const shown = ({ status, headers, text }, email) =>
  JSON.stringify([
    status,
    Object.keys(headers).toSorted(),
    headers["x-ratelimit-limit"],
    text.replaceAll(email, "…").replaceAll(changing, "…"),
  ]);

const measured = async (send, call, [first, second], random) => {
  const times = { [first]: [], [second]: [] };
  const answers = { [first]: new Set(), [second]: new Set() };
  const network = networks(random);
  for (const side of drawnOrder(first, second, tries, random)) {
    const [path, body, headers] = call(side);
    const start = performance.now();
    const answer = await send("POST", path, body, { ...headers, "x-forwarded-for": network() });
    times[side].push(performance.now() - start);
    answers[side].add(shown(answer, body.email ?? body.identifier ?? ""));
  }
  const list = (side) => [...answers[side]].toSorted().join("\n");
  if (list(first) !== list(second)) throw new Error(`the answers differ:\n${list(first)}\n${list(second)}`);
  return {
    times: [times[first], times[second]],
    by: separation(times[first], times[second]),
    sure: confidence(times[first], times[second], random),
  };
};

/** Subscriptions that were confirmed by their letters: each can be ended once, and answers any number of requests before. */
const subscribers = async (send, data, random) => {
  const network = networks(random);
  const from = () => ({ "x-forwarded-for": network() });
  const count = 2 * tries;
  for (let number = 0; number < count; number += 1) {
    const email = `subscriber-${number}@example.com`;
    const key = { "idempotency-key": randomUUID() };
    expected(
      200,
      "newsletter",
    )(await send("POST", "/api/shop/newsletter", { email, consent: true }, { ...key, ...from() }));
  }
  const database = new DatabaseSync(join(data, "kontor.sqlite"), { readOnly: true, timeout: 10_000 });
  const all = database.prepare("select email, code from subscriptions").all();
  database.close();
  for (const { code } of all)
    expected(200, "confirmation")(await send("POST", "/api/shop/newsletter/confirmation", { code }, from()));
  const uses = { count: 0 };
  return { next: () => all[uses.count++ % all.length] };
};

/** Contracts of customers who have ten each: a cancellation ends each of them once. */
const contracts = async (send, data) => {
  const [customers, orders] = [Math.ceil((2 * tries) / 10), 10];
  const buyers = [];
  for (let customer = 0; customer < customers; customer += 1) buyers.push(await newBuyer(send));
  const database = new DatabaseSync(join(data, "kontor.sqlite"), { timeout: 10_000 });
  database.exec("update users set confirmed = 1 where email like '%@example.test'");
  database.close();
  const all = [];
  for (let order = 0; order < orders; order += 1)
    for (const buyer of buyers) all.push({ email: buyer.email, number: (await wholeOrder(send, buyer)).number });
  const uses = { known: 0, unknown: 0 };
  const next = (side) => all[uses[side]++ % all.length];
  return { known: () => next("known"), unknown: () => next("unknown") };
};

const line = ({ times: [one, other], by, sure: how }) =>
  `${median(one).toFixed(2)} and ${median(other).toFixed(2)} ms, separation ${by.toFixed(2)}, different with ${(100 * how).toFixed(1)} %`;

export const accounts = async (_, { seed = "7", only = "" } = {}) => {
  const shop = await shopServed({
    AUTH_RATE_LIMIT: "1000000",
    ORDER_RATE_FACTOR: "1000000",
    CONFIRM_EMAIL: "order",
    TRUST_PROXY: "on",
  });
  const { send, close } = httpClient(shop.url, 1);
  const random = seededRandom(Number(seed));
  try {
    expected(200, "registration")(await send("POST", "/api/auth/local/register", account));
    const verdicts = [];
    const prepared = calls(
      await subscribers(send, shop.data, random),
      "declaration".includes(only) ? await contracts(send, shop.data) : null,
    );
    for (const [name, call] of Object.entries(prepared).filter(([each]) => each.includes(only))) {
      const itself = await measured(send, call, ["unknown", "nobody"], random);
      console.log(`${name}: two addresses without, ${line(itself)}`);
      const runs = [await measured(send, call, ["known", "unknown"], random)];
      if (runs[0].sure > sure) runs.push(await measured(send, call, ["known", "unknown"], random));
      for (const run of runs) console.log(`${name}: one address with, one without, ${line(run)}`);
      const least = Math.min(...runs.map((run) => run.sure));
      verdicts.push(
        verdict(`${name}: how surely the time shows whether there is one`, [least], { atMost: sure }),
        verdict(`${name}: how well one try shows it (0 not at all, 1 always)`, [runs.at(-1).by], {}),
      );
    }
    return verdicts;
  } finally {
    close();
    await shop.stop();
  }
};
