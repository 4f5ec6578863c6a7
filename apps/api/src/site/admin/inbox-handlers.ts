// The inbox of staff: declarations that wait for a match, requests that wait for an answer. [ADM-01] [ACC-05] [LGL-02] [LGL-03]
import { searchWords } from "@kontor/domain/kernel/text";
import { dayOf } from "@kontor/domain/kernel/calendar";
import { ContractUnknown, endContracts } from "@kontor/domain/shop/contract";
import {
  closedItem,
  EndsByPerson,
  fileNoted,
  InboxItemUnknown,
  matchedItem,
  provedItem,
} from "@kontor/domain/site/admin";
import {
  declarationDueOn,
  endedBy,
  endedForCauseBy,
  filesOf,
  isForJudgement,
  type Message,
  proveDeclaration,
} from "@kontor/domain/site/request";
import * as Result from "effect/Result";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse, within } from "../../platform/use-case/use-case.ts";
import { contractByNumber } from "../../shop/checkout/store.ts";
import { contractsById, contractsOfPerson } from "../../shop/contract/store.ts";
import { closeDeclared, declaredOf, settleDeclared } from "../request/declared-store.ts";
import { declarationOf, inboxPage, inboxRow, type InboxRow, markHandled, stateOf } from "../request/inbox-store.ts";
import { fileOfMessage } from "../request/message-store.ts";
import { declarationPorts } from "../request/ports.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { hasAccount } from "./account-store.ts";
import { byStaff, countIn } from "./by-staff.ts";
import { contractRecord } from "./order-handlers.ts";

const itemOf =
  ({ settings }: Pick<SessionServices, "settings">) =>
  (row: InboxRow) => ({
    id: row.id,
    kind: row.kind,
    form: row.receipt.filing.form,
    email: row.receipt.email,
    receivedAt: row.receipt.receivedAt,
    state: stateOf(row),
    dueOn:
      row.kind === "declaration" && (stateOf(row) === "open" || stateOf(row) === "waits")
        ? declarationDueOn(dayOf(row.receipt.receivedAt, settings.timeZone), settings.sellerCountry)
        : null,
  });

const known = async (handle: Handle, id: string): Promise<InboxRow> =>
  (await inboxRow(handle, id)) ?? refuse(new InboxItemUnknown());

/** What was typed, as texts; files by their names. */
const fieldsOf = ({ receipt }: InboxRow): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(receipt.filing.fields as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.map((file: { readonly name: string }) => file.name).join(", ") : value;
      return text === null || text === "" ? [] : [[name, String(text)]];
    }),
  );

const filesOfRow = ({ kind, receipt }: InboxRow) =>
  kind === "declaration"
    ? []
    : filesOf(receipt.filing as Message).map(({ name, size }, position) => ({ number: position + 1, name, size }));

/** The account of this email address, else the one whose number was typed. */
const customerOf = async (handle: Handle, email: string, typed: string): Promise<string | null> => {
  const owner = await handle
    .selectFrom("users")
    .select("customer_number as number")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  if (owner !== undefined) return owner.number;
  const number = typed.trim();
  return number !== "" && (await hasAccount(handle, number)) ? number : null;
};

const recordOf = async (services: SessionServices, handle: Handle, id: string) => {
  const row = await known(handle, id);
  const candidates =
    row.kind === "declaration"
      ? await contractsOfPerson(handle, { email: row.receipt.email, customerNumber: null })
      : [];
  const fields = fieldsOf(row);
  const waiting = row.waits
    ? (await declaredOf(handle, { declaration: id })).filter(({ standing }) => standing === "waits")
    : [];
  return {
    item: itemOf(services)(row),
    customer: await customerOf(handle, row.receipt.email, fields["customerNumber"] ?? ""),
    fields,
    files: filesOfRow(row),
    contracts: row.contracts,
    candidates: candidates.map(contractRecord(services)),
    waiting: (
      await contractsById(
        handle,
        waiting.map(({ contract }) => contract),
      )
    ).map(contractRecord(services)),
    proof: row.proof,
    denied: row.denied,
  };
};

const openOf = (row: InboxRow) => ({
  id: row.id,
  kind: row.kind,
  open: stateOf(row) === "open" || stateOf(row) === "waits",
});

export const inboxAdminHandlers = (
  services: SessionServices,
): Pick<
  Handlers,
  "listInbox" | "readInboxItem" | "readInboxFile" | "matchDeclaration" | "proveDeclaration" | "closeInboxItem"
> => ({
  listInbox: async (call) => {
    await staffOf(services, call);
    const { kind, handled = "0", after = null, q = "" } = call.query;
    const wanted = { kind, handled: handled === "1", after, count: countIn(call.query), wanted: searchWords(q) };
    const { items, next } = await inboxPage(services.database.reads, wanted);
    return good({ items: items.map(itemOf(services)), next });
  },

  readInboxItem: async (call) => {
    await staffOf(services, call);
    return good(await recordOf(services, services.database.reads, call.params.itemId));
  },

  /** Always an attachment that a browser saves: its sender may have written anything into it. */
  readInboxFile: async (call) => {
    const number = Number(call.params.file);
    const answer = await byStaff(services, call, async (handle) => {
      const row = await known(handle, call.params.itemId);
      const file = (await fileOfMessage(handle, row.id, number - 1)) ?? refuse(new InboxItemUnknown());
      return { entry: fileNoted(row.id, number), result: async () => file };
    });
    const { name, bytes } = answer.payload?.result ?? refuse(new InboxItemUnknown());
    return {
      status: 200,
      headers: { "cache-control": "private, no-store", "content-security-policy": "sandbox" },
      file: { name, content: Buffer.from(bytes) },
    };
  },

  /** As of the day on which it arrived. */
  matchDeclaration: async (call) => {
    const answer = await byStaff(services, call, async (handle, _, now) => {
      const row = await known(handle, call.params.itemId);
      if (row.kind !== "declaration") return refuse(new InboxItemUnknown());
      const contract =
        (await contractByNumber(handle, call.body.contract.trim().toUpperCase())) ?? refuse(new ContractUnknown());
      const declaration = declarationOf(row);
      const isAccepted = isForJudgement(declaration) && call.body.cause !== undefined;
      const entry = orRefuse(matchedItem(openOf(row), contract.number, isAccepted ? (call.body.cause ?? "") : null));
      const { receivedAt } = row.receipt;
      const decide = isAccepted ? endedForCauseBy : endedBy;
      const end = decide(declaration, receivedAt, dayOf(receivedAt, services.settings.timeZone));
      const ended = end(contract);
      if (Result.isFailure(ended))
        return ended.failure === null ? refuse(new EndsByPerson()) : refuse(ended.failure as RefusalShape);
      await within(
        handle,
        declarationPorts(services),
        endContracts([contract], end, { today: todayOf(services), locale: call.locale }),
      );
      await markHandled(handle, row, now, [contract.id]);
      for (const declared of await declaredOf(handle, { declaration: row.id }))
        if (declared.standing === "waits" && declared.contract === contract.id)
          await settleDeclared(handle, declared, "done", true);
      await closeDeclared(handle, row.id);
      return { entry, result: () => recordOf(services, handle, row.id) };
    });
    services.mailQueued();
    return answer;
  },

  /** Staff know that it came from its party: all that waits is carried out, as of its receipt. */
  proveDeclaration: async (call) => {
    const answer = await byStaff(services, call, async (handle) => {
      const row = await known(handle, call.params.itemId);
      const entry = orRefuse(provedItem({ ...openOf(row), open: stateOf(row) === "waits" }, call.body.reason));
      const answering = {
        declaration: row.id,
        customerNumber: null,
        way: "staff" as const,
        zone: services.settings.timeZone,
      };
      await within(
        handle,
        declarationPorts(services),
        proveDeclaration({ ...answering, today: todayOf(services), locale: call.locale }),
      );
      return { entry, result: () => recordOf(services, handle, row.id) };
    });
    services.mailQueued();
    return answer;
  },

  closeInboxItem: (call) =>
    byStaff(services, call, async (handle, _, now) => {
      const row = await known(handle, call.params.itemId);
      const entry = orRefuse(closedItem(openOf(row), call.body.reason));
      await markHandled(handle, row, now);
      if (row.kind === "declaration") await closeDeclared(handle, row.id);
      return { entry, result: () => recordOf(services, handle, row.id) };
    }),
});
