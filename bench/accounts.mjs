// Whether an account exists is shown by no answer and no time: login, forgotten password and a new confirmation mail, for an account and for none, by turns of chance.
import { expected, httpClient } from "./lib/http-client.mjs";
import { seededRandom } from "./lib/random.mjs";
import { median, verdict } from "./lib/rounds.mjs";
import { shopServed } from "./lib/shop.mjs";
import { separation } from "./lib/separation.mjs";

const tries = 200;
/** What chance alone brings about with so many tries stays below, in all but one of a thousand runs. */
const bound = 0.2;

const calls = {
  login: (email) => ["/api/auth/local", { identifier: email, password: "Passw0rd-wrong" }],
  "forgotten password": (email) => ["/api/auth/forgot-password", { email }],
  "confirmation mail": (email) => ["/api/auth/send-email-confirmation", { email }],
};

/** From where the account was never opened. */
const stranger = { "x-forwarded-for": "198.51.100.7" };

/** Everything of an answer that a stranger sees, but the address that they sent and the clock. */
const shown = ({ status, headers, text }, email) =>
  JSON.stringify([status, Object.keys(headers).toSorted(), headers["x-ratelimit-limit"], text.replaceAll(email, "…")]);

const measured = async (send, call, random) => {
  const times = { known: [], unknown: [] };
  const answers = { known: new Set(), unknown: new Set() };
  for (let number = 0; number < 2 * tries; number += 1) {
    const left = ["known", "unknown"].filter((side) => times[side].length < tries);
    const side = left[Math.floor(random() * left.length)];
    const email = `${side}@example.com`;
    const [path, body] = call(email);
    const start = performance.now();
    const answer = await send("POST", path, body, stranger);
    times[side].push(performance.now() - start);
    answers[side].add(shown(answer, email));
  }
  return { times, sameAnswers: [...answers.known].join() === [...answers.unknown].join() };
};

export const accounts = async (_, { seed = "7" } = {}) => {
  const fast = { AUTH_RATE_LIMIT: "1000000", CONFIRM_EMAIL: "order", TRUST_PROXY: "on" };
  const shop = await shopServed(fast);
  const { send, close } = httpClient(shop.url, 1);
  const random = seededRandom(Number(seed));
  try {
    const person = { username: "known@example.com", email: "known@example.com", password: "Passw0rd-one" };
    expected(200, "registration")(await send("POST", "/api/auth/local/register", person));
    const verdicts = [];
    for (const [name, call] of Object.entries(calls)) {
      await measured(send, call, random);
      const { times, sameAnswers } = await measured(send, call, random);
      if (!sameAnswers) throw new Error(`${name}: the answers differ`);
      const [known, unknown] = [median(times.known), median(times.unknown)];
      console.log(`${name}: ${known.toFixed(2)} ms with an account, ${unknown.toFixed(2)} ms without, medians of ${tries}`);
      verdicts.push(
        verdict(
          `${name}: how well the time of one try shows whether there is an account (0 not at all, 1 always)`,
          [separation(times.known, times.unknown)],
          { atMost: bound },
        ),
      );
    }
    return verdicts;
  } finally {
    close();
    await shop.stop();
  }
};
