// Laws of what is for staff: no visitor and no customer reaches it, and no key that the shop did not make opens it. The operations come from the domain's table of rights. [SES-07] [TKT-05]
import * as Effect from "effect/Effect";
import { operationRights, reaches, type Right } from "@kontor/domain/site/admin";
import { TokenStore } from "@kontor/domain/visitor/session";
import { shopOperations } from "../generated/operations.gen.ts";
import { registered, Server, type ServerLaw, strange } from "./law.ts";

/** What neither a visitor nor a customer reaches; what a program reaches by a secret has laws of its own. */
const forStaff = shopOperations.filter(({ id }) => {
  const right = (operationRights as Readonly<Record<string, Right>>)[id];
  return right !== undefined && right !== "secret" && !reaches(right, "visitor") && !reaches(right, "customer");
});

/** A call without its fields may be refused for them first. */
const refusals: ReadonlySet<string> = new Set(["TokenMissing", "AreaClosed", "RequestMalformed"]);

/** What the key of a ticket or of staff opens, with keys that are none. [TKT-05] */
const behindKeys: readonly (readonly [
  id: string,
  body?: Readonly<Record<string, unknown>> | undefined,
  query?: string,
])[] = [
  ["readTicket"],
  ["readTicketingSession"],
  ["openTicketingSession", { key: "a".repeat(22) }],
  ["admitTicket", {}],
  ["syncAdmissions", {}],
  ["listBadges"],
  ["findGuests", undefined, "?name=ada"],
];

const closedTo = Effect.fnUntraced(function* (bearer: string | null, method: string, path: string) {
  const { own } = yield* Server;
  const { refusal } = yield* own(
    bearer,
    method,
    path.replaceAll(/\{\w+\}/g, "none"),
    method === "GET" ? undefined : {},
  );
  return refusal;
});

const keyLaws: readonly ServerLaw[] = behindKeys.flatMap(([id, body, query = ""]) =>
  shopOperations
    .filter((operation) => operation.id === id)
    .map(({ method, path }) => ({
      sentence: `[TKT-05] ${id} opens to no key that the shop did not make`,
      holds: Effect.fnUntraced(function* () {
        const { own } = yield* Server;
        const { refusal } = yield* own(null, method, path.replaceAll(/\{\w+\}/g, "a".repeat(22)) + query, body);
        return refusal !== null;
      }),
    })),
);

const rightLaws: readonly ServerLaw[] = forStaff.map(({ id, method, path }) => ({
  sentence: `[SES-07] ${id} is for staff: visitors and customers are refused`,
  holds: Effect.fnUntraced(function* (facts) {
    yield* strange;
    const visitor = yield* closedTo(null, method, path);
    yield* registered(facts);
    const customer = yield* closedTo(yield* (yield* TokenStore).bearer, method, path);
    return refusals.has(visitor ?? "") && refusals.has(customer ?? "");
  }),
}));

/** Ending a session is refused to no one: what has ended is ended. */
const endLaw: ServerLaw = {
  sentence: "[TKT-04] ending a session of ticketing is the same with one and without",
  holds: Effect.fnUntraced(function* () {
    const { own } = yield* Server;
    return (yield* own(null, "DELETE", "/shop/ticketing/session")).refusal === null;
  }),
};

export const staffLaws: readonly ServerLaw[] = [...rightLaws, ...keyLaws, endLaw];
