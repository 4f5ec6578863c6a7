// What stands in for the tests on PostgreSQL where none can be started: a loud message, and not accepted in CI. [OPS-01]
import { expect, it } from "vitest";
import { postgresMissing } from "./postgres.ts";

const missing = postgresMissing() ?? "";
const inCi = Boolean(process.env["CI"]) && process.env["CI"] !== "false";

if (inCi) it(`[OPS-01] the tests on PostgreSQL run`, () => expect.fail(missing));
else it.skip(`[OPS-01] everything on PostgreSQL. ${missing}`, () => undefined);
