// Acts of staff that are sent twice, or on a record that was changed since it was seen: each call that takes a key or a revision says so over the wire, and does nothing. [DSK-08] [SES-07]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { agreements, customer, filledCart, order } from "../../../test/customers.ts";
import {
  type ApiResponse,
  type Headers,
  type Loose,
  operations,
  readExample,
  runningForFile,
} from "../../../test/harness.ts";
import { problem, problemOf } from "../../../test/refused.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask } = shop;
const [admin, support] = [await staffMember(shop, "admin"), await staffMember(shop, "support")];
const reason = "Agreed by telephone.";

type Sender = { readonly auth: Headers };

const act = (
  method: string,
  path: string,
  body: unknown,
  headers: Headers = {},
  { auth }: Sender = admin,
): Promise<ApiResponse> => ask(method, `/shop/admin${path}`, body, { ...auth, ...headers });
const numberOf = async ({ auth }: Sender): Promise<string> =>
  (await ask("GET", "/shop/auth", undefined, auth)).body.result.customerNumber;
const accountOf = async (number: string): Promise<Loose> =>
  (await act("GET", `/customers/${number}`, undefined)).body.result;
const refer = (number: string, reference: string, headers: Headers, by: Sender = admin) =>
  act("PUT", `/customers/${number}/buyer-reference`, { reference, reason }, headers, by);

/** The calls of staff that take a header of this name where a client wants to send it. */
const taking = (header: string) =>
  operations.filter(
    ({ path, parameters }) =>
      /^\/shop\/(?:admin|ticketing)\//.test(path) &&
      parameters.some((one) => one.in === "header" && one.name === header && !one.required),
  );

/** Sends the example of each of them, about this customer and contract; of all else there is nothing. */
const refusals = async (header: string, value: string, about: Readonly<Record<string, string>>) => {
  const given: Readonly<Record<string, string>> = { paper: "resellingContract", ticketPrint: "0".repeat(32), ...about };
  const answers: unknown[] = [];
  for (const operation of taking(header)) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? "none");
    const body = operation.bodies.size === 0 ? undefined : readExample(operation);
    const answer = await ask(operation.method, path, body, { ...admin.auth, [header]: value });
    answers.push([operation.id, ...problemOf(answer)]);
  }
  return answers;
};

it("[DSK-08] what is sent again under its key is done once and answered alike, by whom it was sent; any other act under it is refused by each call that takes a key", async () => {
  const number = await numberOf(await customer(ask));
  const key = { "idempotency-key": randomUUID() };
  const first = await refer(number, "04011000-1-34", key);
  await refer(number, "04011000-1-35", {});
  const again = await refer(number, "04011000-1-34", key);
  expect([first.status, again.status, again.body.result.buyerReference]).toEqual([200, 200, "04011000-1-35"]);
  const others = await refer(number, "04011000-1-36", key, support);
  expect([others.status, others.body.result.buyerReference]).toEqual([200, "04011000-1-36"]);
  const answers = await refusals("idempotency-key", key["idempotency-key"], { customerNumber: number });
  expect(answers.length).toBeGreaterThan(20);
  expect(answers).toEqual(taking("idempotency-key").map(({ id }) => [id, ...problem("ActKeyUsed")]));
});

it("[DSK-08] an act on a record that was changed since it was seen is refused with what staff changed, by each call that takes a revision; on the present one it is done", async () => {
  const person = await customer(ask);
  const number = await numberOf(person);
  const { revision } = await accountOf(number);
  const on = (seen: string): Headers => ({ "if-match": `"${seen}"` });
  await refer(number, "04011000-1-34", on(revision), support);
  const late = await act("PUT", `/customers/${number}/blocked`, { blocked: true, reason }, on(revision));
  expect(problemOf(late)).toEqual(problem("RecordChanged"));
  expect(late.body.facts.changes).toMatchObject([
    { act: "buyer-reference", by: support.number, byName: support.email, after: { buyerReference: "04011000-1-34" } },
  ]);
  // What the customer changes is another state, too, and stands in no journal.
  const { revision: known } = await accountOf(number);
  expect(known).toBe(late.body.facts.revision);
  const vienna = readExample(operations.find(({ id }) => id === "changeCustomer") ?? expect.fail());
  expect((await ask("PUT", "/shop/auth/customer", vienna, person.auth)).status).toBe(200);
  const later = await act("PUT", `/customers/${number}/vat-rate`, { rate: 700, reason }, on(known));
  expect([...problemOf(later), later.body.facts.changes]).toEqual([...problem("RecordChanged"), []]);
  const { revision: present } = await accountOf(number);
  expect((await act("PUT", `/customers/${number}/vat-rate`, { rate: 700, reason }, on(present))).status).toBe(200);

  const { revision: ordering } = await accountOf(number);
  const cart = await filledCart(ask, undefined, person.auth);
  const placed = (await order(ask, person, cart, randomUUID(), { agreements })).body.result;
  // What was ordered meanwhile holds no one up.
  expect((await act("PUT", `/customers/${number}/vat-rate`, { rate: null, reason }, on(ordering))).status).toBe(200);
  const contractId = `${placed.id}-1`;
  const answers = await refusals("if-match", '"0-0000000000000000"', { customerNumber: number, contractId });
  expect(answers).toEqual(taking("if-match").map(({ id }) => [id, ...problem("RecordChanged")]));
  const details = (await act("GET", `/contracts/${contractId}`, undefined)).body.result;
  const notice = { ...readExample(taking("if-match").find(({ id }) => id === "takeNotice") ?? expect.fail()) };
  const day = new Date(shop.clock.now).toISOString().slice(0, 10);
  const taken = await act(
    "PUT",
    `/contracts/${contractId}/notice`,
    { ...notice, receivedOn: day },
    on(details.revision),
  );
  expect(taken.status, taken.text).toBe(200);
  expect((await act("GET", `/contracts/${contractId}`, undefined)).body.result.revision).not.toBe(details.revision);
});
