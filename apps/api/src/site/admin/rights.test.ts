// Every operation of both contracts × every role, over the wire: the table of rights has them all, and each opens for its roles and for no other. [SES-07]
import { adminRights, operationRights, reaches, type Right } from "@kontor/domain/site/admin";
import { type Role, roles } from "@kontor/domain/visitor/session";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Operation, Parameter } from "../../platform/contract/documents.ts";
import { valueBy } from "../../../test/fuzz/schema-values.ts";
import { partOf } from "../../../test/fuzz/inputs.ts";
import {
  type ApiResponse,
  documents,
  type Headers,
  type Loose,
  operations,
  readExample,
  runningForFile,
} from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile({ CMS_WEBHOOK_SECRET: "a-secret-of-the-tests-32-characters" });
const { ask } = shop;

const headers = new Map<Role, Headers>();

/** Of a member of each role; another one where a call before ended the login. */
const headersOf = async (role: Role): Promise<Headers> => {
  const known = headers.get(role);
  if (role === "visitor") return {};
  if (known !== undefined && (await ask("GET", "/shop/auth", undefined, known)).status === 200) return known;
  const { auth } = await staffMember(shop, role);
  headers.set(role, auth);
  return auth;
};

/** A value by the schema of the contract, always the same. */
const valueOf = (operation: Operation, pointer: string, name?: string): unknown => {
  const document = documents[operation.contract] as Loose;
  const making = { resolve: (reference: string) => partOf(document, reference), known: {} };
  return fc.sample(valueBy(partOf(document, pointer) as Loose, making, name), { numRuns: 1, seed: 7 })[0];
};

/** A request that the contract takes, about nothing that there is. */
const sent = (operation: Operation, role: Headers): Promise<ApiResponse> => {
  const of = (place: Parameter["in"]) => operation.parameters.filter((each) => each.in === place && each.required);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((each) => each.in === "path" && each.name === name);
    // Of one list more roles take files along than of another.
    if (name === "list") return "orders";
    // Each list has a right of its own beside the one of the operation; `[DSK-07]` tests those.
    if (operation.id === "readList") return "orders";
    return encodeURIComponent(
      /^(customerNumber)$/.test(name)
        ? "999999999"
        : parameter === undefined
          ? "none"
          : String(valueOf(operation, parameter.schema, name)),
    );
  });
  const query = new URLSearchParams(
    of("query").map((each) => [each.name, String(valueOf(operation, each.schema, each.name))]),
  ).toString();
  const given = Object.fromEntries(
    of("header").map((each) => [
      each.name,
      each.name === "idempotency-key" ? crypto.randomUUID() : String(valueOf(operation, each.schema)),
    ]),
  );
  const to = query === "" ? path : `${path}?${query}`;
  const [[type, pointer] = ["", ""]] = [...operation.bodies];
  if (type === "multipart/form-data")
    return ask(operation.method, to, "--end--\r\n", {
      ...given,
      ...role,
      "content-type": "multipart/form-data; boundary=end",
    });
  return ask(operation.method, to, type === "" ? undefined : (readExample(operation) ?? valueOf(operation, pointer)), {
    ...given,
    ...role,
  });
};

/** Refused for who calls, whatever was called. */
const isClosed = ({ status, body }: ApiResponse): boolean =>
  (status === 401 || status === 403) &&
  (body.refusal === undefined || body.refusal === "TokenMissing" || body.refusal === "AreaClosed");

const rightOf: Readonly<Record<string, Right>> = operationRights;

describe("the table of rights", () => {
  it("[SES-07] has every operation of both contracts, and nothing else", () => {
    expect(Object.keys(operationRights).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    "[SES-07] %s opens for its roles alone",
    async (id, operation) => {
      const open: Role[] = [];
      for (const role of roles) {
        const answer = await sent(operation, await headersOf(role));
        expect(answer.status, `${id} as ${role}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
        // Judged by the contract before anybody is looked at: nothing would be said of the role.
        expect([id, answer.status, answer.body?.refusal]).not.toEqual([id, 400, "RequestMalformed"]);
        if (!isClosed(answer)) open.push(role);
      }
      const right = id === "readList" ? adminRights.orders : (rightOf[id] ?? "secret");
      expect(open).toEqual(roles.filter((role) => reaches(right, role)));
    },
  );
});
