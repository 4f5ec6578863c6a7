// What calls without a login may cost: the main thread's time for the dearest legal input of each operation that needs no login, times as often as its limit lets one network call it in a minute. [OPS-08] [OPS-09]
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiSettings, createApi } from "../apps/api/src/index.ts";
import { newCartLimit, voucherAttemptLimit } from "@kontor/domain/shop/cart";
import { nameCheckLimit } from "@kontor/domain/shop/domain-name";
import { applicationLimit, declarationLimit, messageLimit } from "@kontor/domain/site/request";
import { wrongKeyLimit } from "@kontor/domain/site/ticket";
import { decisionLimit } from "@kontor/domain/visitor/consent";
import { load } from "js-yaml";
import { at } from "../scripts/lib/places.mjs";
import { median, verdict } from "./lib/rounds.mjs";

/** Milliseconds of the main thread that one network may take in a minute by one operation. */
const bound = 1_000;
const tries = 15;
const authRate = 10;

/** What takes longest to judge for its length. */
const password = "aA4@eE3iI1!oO0sS5$".repeat(4);
const longText = "“Grüße” <b>&amp;</b> http://a.example/ 漢字 ".repeat(400).slice(0, 9_900);
const longEmail = () => `${randomUUID()}.${randomUUID().slice(0, 20)}@sub-domain.of-a-long-name.example.com`;
const names = Array.from({ length: 100 }, (_, number) => `${"ä".repeat(20)}-${number}.de`);
const code = "f".repeat(64);

/** As many bytes as an application may have, in five files. */
const boundary = "x".repeat(40);
const form = Buffer.concat([
  ...Array.from({ length: 5 }, (_, number) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${number}.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    Buffer.alloc(4_900_000, "\r\n-"),
    Buffer.from("\r\n"),
  ]).flat(),
  Buffer.from(`--${boundary}--\r\n`),
]);

/** Calls that are counted: how often in a minute, and what is dearest of them. Where nothing is named the contract's own example is. */
const counted = {
  login: { most: authRate, body: () => ({ identifier: "é".repeat(60_000), password: "é".repeat(60_000) }) },
  // Three times the limit for who takes another address each time.
  register: { most: 3 * authRate, body: () => ({ username: randomUUID(), email: longEmail(), password }) },
  forgotPassword: { most: 3 * authRate, body: () => ({ email: longEmail() }) },
  sendEmailConfirmation: { most: 3 * authRate, body: () => ({ email: longEmail() }) },
  resetPassword: { most: authRate, body: () => ({ code, password, passwordConfirmation: password }) },
  createCart: { most: newCartLimit.most },
  checkDomain: { most: nameCheckLimit.most, body: () => ({ name: names[0] }) },
  checkDomains: { most: nameCheckLimit.most / names.length, body: () => ({ names }) },
  declareCancellation: { most: declarationLimit.most },
  declareWithdrawal: { most: declarationLimit.most },
  answerDeclarationLink: { most: declarationLimit.most },
  sendContact: { most: messageLimit.most, body: (example) => ({ ...example, message: longText }) },
  sendAbuse: { most: messageLimit.most, body: (example) => ({ ...example, message: longText, reasons: longText }) },
  sendSponsoring: { most: messageLimit.most, body: (example) => ({ ...example, message: longText }) },
  sendPrivacyRequest: { most: messageLimit.most, body: (example) => ({ ...example, message: longText }) },
  sendProductPro: { most: messageLimit.most, body: (example) => ({ ...example, message: longText }) },
  sendApplication: { most: applicationLimit.most, body: () => form },
  subscribeNewsletter: {
    most: messageLimit.most,
    body: () => ({ email: `${randomUUID()}@example.com`, consent: true }),
  },
  recordConsent: { most: decisionLimit.most },
  openTicketingSession: { most: wrongKeyLimit.most },
  putVoucher: { most: voucherAttemptLimit.most, body: (example) => ({ ...example, code: "W".repeat(40) }) },
};

/** Those that no limit counts: a look by an id or a code that is too long to guess, or a change of one's own cart. What they take is said for information. */
const uncounted = [
  "logout",
  "confirmEmailChange",
  "refuseEmailChange",
  "readDeclarationLink",
  "readNewsletterLink",
  "confirmNewsletter",
  "endNewsletter",
  "patchCart",
  "clearCart",
  "addItem",
  "changeItem",
  "putItem",
  "removeItem",
  "addDomains",
  "placeDomain",
  "removeVoucher",
  "endTicketingSession",
  "admitTicket",
  "syncAdmissions",
];

const networks = { count: 0 };
const network = () => {
  networks.count += 1;
  return `198.51.${Math.floor(networks.count / 250)}.${1 + (networks.count % 250)}`;
};

/** What may be called without a login and is more than reading. */
const openOperations = () =>
  ["shop", "content"].flatMap((contract) => {
    const { paths, security } = load(readFileSync(at(`openapi/${contract}.yaml`), "utf8"));
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method, { operationId }]) => operationId !== undefined && method !== "get")
        .filter(([, own]) => {
          const needed = own.security ?? security ?? [];
          return needed.length === 0 || needed.some((one) => Object.keys(one).length === 0);
        })
        .map(([method, own]) => ({
          id: own.operationId,
          method: method.toUpperCase(),
          path,
          example: Object.values(own.requestBody?.content ?? {})[0]?.example,
        })),
    );
  });

export const anonymous = async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-anonymous-"));
  const api = await createApi(apiSettings({ DATA_DIR: folder, LOG_LEVEL: "silent", TRUST_PROXY: "on" }));
  try {
    const operations = openOperations();
    const unknown = operations.filter(({ id }) => counted[id] === undefined && !uncounted.includes(id));
    if (unknown.length > 0)
      throw new Error(`these need no login, and no limit is named: ${unknown.map(({ id }) => id).join(", ")}`);
    const cart = JSON.parse(
      (await api.inject({ method: "POST", url: "/api/shop/order/cart", payload: {} })).body,
    ).result;
    const send = ({ method, path, example, id }) =>
      api.inject({
        method,
        url: `/api${path.replace("{cartId}", (cart.cart ?? cart).id).replace(/\{\w+\}/g, "none")}`,
        headers: {
          "idempotency-key": randomUUID(),
          // A network of its own each time: what is refused for haste costs little.
          "x-forwarded-for": network(),
          ...(id === "sendApplication" ? { "content-type": `multipart/form-data; boundary=${boundary}` } : {}),
        },
        ...(example === undefined && counted[id]?.body === undefined
          ? {}
          : { payload: (counted[id]?.body ?? ((same) => same))(example) }),
      });
    const verdicts = [];
    for (const operation of operations) {
      const { statusCode: status } = await send(operation);
      const times = [];
      for (let count = 0; count < tries; count += 1) {
        const before = process.threadCpuUsage();
        await send(operation);
        const { user, system } = process.threadCpuUsage(before);
        times.push((user + system) / 1_000);
      }
      const most = counted[operation.id]?.most;
      const each = median(times);
      console.log(
        `${operation.id} (${status}): ${each.toFixed(1)} ms${most === undefined ? "" : ` × ${most} a minute`}`,
      );
      if (most !== undefined)
        verdicts.push(
          verdict(`${operation.id}: a minute of one network, of ${bound} ms`, [(each * most) / bound], { atMost: 1 }),
        );
    }
    return verdicts;
  } finally {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
