// Laws of what follows an order outside of the shop. [OUT-01]
import fc from "fast-check";
import * as Result from "effect/Result";
import { addDays, day, type Instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { anyOrdered } from "#shop/invoice/arbitraries";
import { orderedUnder } from "#shop/contract";
import { anyCell, anyDelivery, anyFailure, anyMoment, anyReport } from "./arbitraries.ts";
import {
  isToDeliver,
  type ItemDelivery,
  type ItemReport,
  nextStates,
  orderDelivery,
  reportedDelivery,
} from "./delivery.ts";
import { itemStates } from "./item-states.ts";
import { contractEnded, contractRenewed, invoiceIssued, orderPlaced } from "./events.ts";
import { exportColumns } from "./export-columns.ts";
import { exportedRow, exportHead, orderRow } from "./export.ts";
import { exportLaws } from "./export-laws.ts";
import type { Attempt } from "./model.ts";
import { contractPayload, moment, orderPayload } from "./payloads.ts";
import { afterAttempt, deliveryStanding } from "./rules.ts";

const dayMs = 86_400_000;
const zone = "Europe/Berlin";

const anyStanding = fc.constantFrom("running" as const, "cancelled" as const, "withdrawn" as const, "ended" as const);

/** The moments at which a receiver that never takes an event is asked. */
const attemptsAt = (failure: Attempt, from: Instant): readonly Instant[] => {
  const moments = [from];
  for (let now = from; ; ) {
    const after = afterAttempt(failure, moments.length, now);
    if (after.kind !== "waits") return moments;
    now = after.until;
    moments.push(now);
  }
};

/** Every value that stands somewhere in a payload. */
const valuesIn = (value: unknown): readonly unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

/** Every name of a field that stands somewhere in a payload. */
const fieldsIn = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null ? [...Object.keys(value), ...Object.values(value).flatMap(fieldsIn)] : [];

/** What a spreadsheet would calculate. */
const isCalculated = (text: string): boolean =>
  /^[=+\-@\t\r]/.test(text) && !/^(?:-\d+([.,]\d+)*|\+[1-9]\d{6,14})$/.test(text);

/** As the table of OUT-03 has them: what is ready stays ready. */
const followers = {
  accepted: "setting-up ready failed",
  "setting-up": "ready failed",
  failed: "accepted setting-up ready",
  ready: "",
} as const;

export const laws: readonly Law[] = [
  ...exportLaws,
  law("[OUT-03] a state is followed by those of the table alone", () =>
    fc.property(fc.constantFrom(...itemStates), fc.constantFrom(...itemStates), (before, after) => {
      return nextStates[before].includes(after) === followers[before].split(" ").includes(after);
    }),
  ),
  law(
    "[OUT-01] a receiver that does not take an event is asked for more than three days, each time after a longer wait, and then no more",
    () =>
      fc.property(anyFailure, anyMoment, (failure, from) => {
        const moments = attemptsAt(failure, from);
        const waits = moments.slice(1).map((at, index) => at - (moments[index] ?? at));
        return (
          (moments.at(-1) ?? from) - from > 3 * dayMs &&
          waits.every((wait, index) => index === 0 || wait > (waits[index - 1] ?? 0))
        );
      }),
  ),
  law("[OUT-01] what a receiver takes has arrived, at whichever attempt; one that is gone is not asked again", () =>
    fc.property(
      fc.integer({ min: 200, max: 299 }),
      fc.integer({ min: 1, max: 20 }),
      anyMoment,
      (status, attempts, now) => {
        const gone = afterAttempt({ status: 410 }, attempts, now);
        return afterAttempt({ status }, attempts, now).kind === "delivered" && gone.kind === "stopped";
      },
    ),
  ),
  law("[OUT-01] a delivery that arrived is delivered, whatever was before", () =>
    fc.property(anyDelivery, (facts) => (deliveryStanding(facts) === "delivered") === (facts.sentAt !== null)),
  ),
  law("[OUT-01] everything about an order is in one stream, which is the order's", () =>
    fc.property(anyOrdered, anyMoment, ({ order, contracts }, at) =>
      contracts
        .flatMap((contract) => [
          orderPlaced(order),
          contractEnded({ ...contract, state: { kind: "withdrawn", at, day: contract.start } }),
          contractRenewed(contract, contract.start, contract.start),
          invoiceIssued({ id: "i1", orderId: contract.orderId }),
        ])
        .every((event) => event?.stream === order.id),
    ),
  ),
  law(
    "[OUT-01] an order's event has whole cents, names in A-label form, an item for each contract with its two days, and no code",
    () =>
      fc.property(anyOrdered, ({ order, contracts }) => {
        const payload = orderPayload(order, contracts, zone) as { readonly items: readonly Item[] };
        const names = payload.items.flatMap(({ parts }) =>
          parts.filter(({ kind }) => kind === "domain").map(({ subject }) => subject),
        );
        return (
          payload.items.length === contracts.length &&
          payload.items.every(
            ({ orderedOn, start }, at) => orderedOn === contracts[at]?.orderedOn && start === contracts[at].start,
          ) &&
          valuesIn(payload).every((value) => typeof value !== "number" || Number.isSafeInteger(value)) &&
          names.every((name) => /^[a-z0-9.-]+$/.test(name)) &&
          !fieldsIn(payload).some((field) => /authcode|password/i.test(field))
        );
      }),
  ),
  law(
    "[OUT-01] [PRD-01] an order's event says all that was chosen of each item, where it is to stand, and from when it may be set up",
    () =>
      fc.property(anyOrdered, fc.boolean(), ({ order: { agreements, ...rest }, contracts }, earlyStart) => {
        const chosen = rest.cart.items.map((item) =>
          item.kind === "product" ? { fields: { image: "Debian 13" }, ...item } : item,
        );
        const ordered = contracts[0]?.orderedOn ?? day("2026-11-21");
        const contract = orderedUnder({ policy: "specified", day: ordered }, { party: rest.address.kind, earlyStart });
        const order = {
          ...rest,
          agreements: { ...agreements, earlyStart },
          contract,
          cart: { ...rest.cart, items: chosen },
        };
        const { items } = orderPayload(order, contracts, zone) as { readonly items: readonly Item[] };
        const waits = order.address.kind === "private" && !earlyStart;
        return items.every(({ item, location, setUpFrom, parts }) => {
          const chosenItem = order.cart.items.find(({ id }) => id === item);
          const [head] = parts;
          if (waits ? (setUpFrom ?? "") < addDays(ordered, 14) : setUpFrom !== moment(order.placedAt)) return false;
          if (chosenItem?.kind !== "product" || head?.kind !== "product") return true;
          return (
            location === chosenItem.location && JSON.stringify(head.chosen) === JSON.stringify(chosenItem.fields ?? {})
          );
        });
      }),
  ),
  law("[OUT-01] a contract's event names its order, its customer, its two days and what became of it", () =>
    fc.property(anyOrdered, ({ contracts }) =>
      contracts.every((contract) => {
        const values = valuesIn(contractPayload(contract, { end: contract.start }));
        return [contract.id, contract.orderId, contract.customerNumber, contract.start, contract.orderedOn].every(
          (value) => values.includes(value),
        );
      }),
    ),
  ),
  law("[OUT-01] moments are written in UTC, to the millisecond, and sort as they follow each other", () =>
    fc.property(
      anyMoment,
      anyMoment,
      (at, later) => moment(at).endsWith("Z") && moment(at).length === 24 && at < later === moment(at) < moment(later),
    ),
  ),
  law("[OUT-02] what is written as CSV is read again as it was, and no text of it begins a formula", () =>
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), anyCell, { minKeys: 1 }), (row) => {
      const columns = Object.keys(row);
      const line = exportedRow(columns, row, "csv");
      const [head = [], cells = []] = csvRead((exportHead(columns, "csv") + line).replace(/^\uFEFF/, ""));
      const texts = cells.filter((_, index) => typeof Object.values(row)[index] === "string");
      const written = (value: unknown): string =>
        typeof value === "string" && isCalculated(value) ? `'${value}` : String(value ?? "");
      return (
        // Spreadsheets take a file for UTF-8 by its mark alone. [REP-14]
        exportHead(columns, "csv").startsWith("\uFEFF") &&
        exportHead(columns, "jsonl") === "" &&
        !line.includes("\uFEFF") &&
        head.join() === columns.join() &&
        cells.every((read, index) => read === written(Object.values(row)[index])) &&
        !texts.some(isCalculated)
      );
    }),
  ),
  law(
    "[OUT-02] every order has the fields of its columns in their order, as CSV and as JSON; amounts are whole cents",
    () =>
      fc.property(anyOrdered, ({ order }) => {
        const row = orderRow(order);
        const read = JSON.parse(exportedRow(exportColumns.orders, row, "jsonl")) as Readonly<Record<string, unknown>>;
        return (
          Object.keys(read).join() === exportColumns.orders.join() &&
          read["totalCents"] === order.quote.total &&
          Number(read["netCents"]) + Number(read["vatCents"]) === order.quote.total
        );
      }),
  ),
  law(
    "[OUT-03] whatever is reported in whatever order, an item goes from one state to one that may follow; what is ready stays ready",
    () =>
      fc.property(fc.array(anyReport), anyMoment, (reports, now) => {
        const stood = standsAfter(reports, now);
        return stood.every(({ state }, index) => {
          const before = stood[index - 1]?.state ?? state;
          return before === state || nextStates[before].includes(state);
        });
      }),
  ),
  law(
    "[ADM-01] [OUT-03] an order with an item that failed has failed, one is ready once all its items are, and what ended counts for nothing",
    () =>
      fc.property(
        fc.array(fc.record({ state: fc.option(fc.constantFrom(...itemStates)), standing: anyStanding }), {
          maxLength: 5,
        }),
        (items) => {
          const standing = items.filter((item) => isToDeliver(item.standing));
          const found = orderDelivery(items);
          const isReady =
            standing.length > 0 && standing.filter(({ state }) => state === "ready").length === standing.length;
          return (
            found === orderDelivery(standing) &&
            (found === "failed") === standing.some(({ state }) => state === "failed") &&
            (found === "ready") === isReady &&
            (found === "over") === (standing.length === 0) &&
            (found !== "none" || standing.every(({ state }) => state === null))
          );
        },
      ),
  ),
  law("[OUT-03] the same report twice is one: the second changes nothing and writes no letter", () =>
    fc.property(fc.array(anyReport), anyReport, anyMoment, (reports, report, now) => {
      const earlier = standsAfter(reports, now).at(-1) ?? null;
      const once = reportedDelivery({ earlier, standing: "running" }, report, now);
      if (Result.isFailure(once)) return true;
      const twice = reportedDelivery({ earlier: once.success.delivery, standing: "running" }, report, now);
      return Result.isSuccess(twice) && !twice.success.isNew && twice.success.delivery === once.success.delivery;
    }),
  ),
  law("[OUT-03] a link that is stored is https and names no user, and what is ready says so in both languages", () =>
    fc.property(fc.array(anyReport), anyMoment, (reports, now) =>
      standsAfter(reports, now).every(
        ({ state, text, link }) =>
          (link === null || /^https:\/\/[^@]+$/.test(link)) &&
          (state !== "ready" || (text !== null && text.en !== "" && text.de !== "")),
      ),
    ),
  ),
  law("[OUT-03] nothing new is reported of what was withdrawn from or has ended", () =>
    fc.property(
      anyReport,
      fc.constantFrom("withdrawn" as const, "ended" as const),
      anyMoment,
      (report, standing, now) => Result.isFailure(reportedDelivery({ earlier: null, standing }, report, now)),
    ),
  ),
];

/** A reader of CSV after RFC 4180. */
const csvRead = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows;
};

/** How an item stands after each report, those that were refused left out. */
const standsAfter = (reports: readonly ItemReport[], now: Instant): readonly ItemDelivery[] => {
  const stood: ItemDelivery[] = [];
  for (const report of reports) {
    const reported = reportedDelivery({ earlier: stood.at(-1) ?? null, standing: "running" }, report, now);
    if (Result.isSuccess(reported)) stood.push(reported.success.delivery);
  }
  return stood;
};

interface Item {
  readonly item: string;
  readonly location: string | null;
  readonly orderedOn: string;
  readonly start: string;
  readonly setUpFrom: string | null;
  readonly parts: readonly { readonly kind: string; readonly subject: string; readonly chosen?: object }[];
}
