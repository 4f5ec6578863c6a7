// The inbox of staff: declarations that wait for a match, requests that wait for an answer. [ADM-01] [ACC-05] [LGL-02] [LGL-03]
import { searchWords } from "@kontor/domain/kernel/text";
import { dayOf } from "@kontor/domain/kernel/calendar";
import {
  closeInboxItem,
  type Desk,
  Inbox,
  InboxItemUnknown,
  matchDeclaration,
  once,
  proveItem,
  readInboxFile,
  type SentActs,
} from "@kontor/domain/site/admin";
import { declarationDueOn, filesOf, type Message } from "@kontor/domain/site/request";
import type { Locale } from "@kontor/domain/visitor/locale";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { type Call, good, type Handlers } from "../../platform/http/call.ts";
import { type MayRefuse, orUnknown, type PortsOver, type RefusalOf } from "../../platform/use-case/use-case.ts";
import { contractByNumber } from "../../shop/checkout/store.ts";
import { contractsById, contractsOfPerson } from "../../shop/contract/store.ts";
import { closeDeclared, declaredOf } from "../request/declared-store.ts";
import { declarationOf, inboxPage, inboxRow, type InboxRow, markHandled, stateOf } from "../request/inbox-store.ts";
import { fileOfMessage } from "../request/message-store.ts";
import { type DeclarationPorts, declarationPorts } from "../request/ports.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { hasAccount } from "./account-store.ts";
import { countIn, runAsStaff } from "./by-staff.ts";
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

const known = async (call: MayRefuse<InboxItemUnknown>, handle: Handle, id: string): Promise<InboxRow> =>
  orUnknown(call, await inboxRow(handle, id), () => new InboxItemUnknown());

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

const recordOf = async (services: SessionServices, call: MayRefuse<InboxItemUnknown>, id: string) => {
  const handle = services.database.reads;
  const row = await known(call, handle, id);
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

const inboxPorts =
  (services: SessionServices): PortsOver<Inbox | DeclarationPorts> =>
  (scope) => {
    const { handle } = scope;
    const row = (id: string) => inboxRow(handle, id);
    return Context.add(declarationPorts(services)(scope), Inbox, {
      item: (id) =>
        Effect.promise(async () => {
          const found = await row(id);
          if (found === null) return null;
          const { kind, receipt } = found;
          const state = stateOf(found);
          return {
            id,
            kind,
            open: state === "open" || state === "waits",
            waits: state === "waits",
            receivedAt: receipt.receivedAt,
            declaration: kind === "declaration" ? declarationOf(found) : null,
          };
        }),
      contractByNumber: (number) => Effect.promise(async () => contractByNumber(handle, number)),
      file: (id, number) => Effect.promise(async () => (await fileOfMessage(handle, id, number - 1)) ?? null),
      handled: (item, at, contracts) => Effect.promise(() => markHandled(handle, item, at, contracts)),
      close: (declaration) => Effect.promise(() => closeDeclared(handle, declaration)),
    });
  };

type Deciding = "matchDeclaration" | "proveDeclaration" | "closeInboxItem";

export const inboxAdminHandlers = (
  services: SessionServices,
): Pick<
  Handlers,
  "listInbox" | "readInboxItem" | "readInboxFile" | "matchDeclaration" | "proveDeclaration" | "closeInboxItem"
> => {
  const momentOf = (locale: Locale) => ({ today: todayOf(services), zone: services.settings.timeZone, locale });
  const acted = async <Id extends Deciding, E extends RefusalOf<Id>>(
    call: Pick<Call<Id>, "headers" | "operation" | "path" | "body"> &
      MayRefuse<InboxItemUnknown> & { readonly params: { readonly itemId: string } },
    act: Effect.Effect<void, E, Desk | SentActs | Inbox | DeclarationPorts>,
  ) => {
    await runAsStaff<Id, Inbox | DeclarationPorts, void, E>(services, call, inboxPorts(services), act);
    services.mailQueued();
    return good(await recordOf(services, call, call.params.itemId));
  };
  return {
    listInbox: async (call) => {
      await staffOf(services, call);
      const { kind, handled = "0", after = null, q = "" } = call.query;
      const wanted = { kind, handled: handled === "1", after, count: countIn(call.query), wanted: searchWords(q) };
      const { items, next } = await inboxPage(services.database.reads, wanted);
      return good({ items: items.map(itemOf(services)), next });
    },

    readInboxItem: async (call) => {
      await staffOf(services, call);
      return good(await recordOf(services, call, call.params.itemId));
    },

    /** Always an attachment that a browser saves: its sender may have written anything into it. */
    readInboxFile: async (call) => {
      const reading = readInboxFile(call.params.itemId, Number(call.params.file));
      const { name, bytes } = await runAsStaff(services, call, inboxPorts(services), reading);
      return {
        status: 200,
        headers: { "cache-control": "private, no-store", "content-security-policy": "sandbox" },
        file: { name, content: Buffer.from(bytes) },
      };
    },

    matchDeclaration: async (call) => {
      const { contract, cause } = call.body;
      return acted(call, once(matchDeclaration(call.params.itemId, { contract, cause }, momentOf(call.locale))));
    },

    proveDeclaration: async (call) =>
      acted(call, once(proveItem(call.params.itemId, call.body.reason, momentOf(call.locale)))),

    closeInboxItem: async (call) => acted(call, once(closeInboxItem(call.params.itemId, call.body.reason))),
  };
};
