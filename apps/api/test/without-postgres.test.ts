// What stands in for the tests on PostgreSQL on a machine that has none: a loud message, and not accepted in CI. [OPS-01]
import { expect, it } from "vitest";

const missing =
  "PostgreSQL 15 or newer is not installed: `apt-get install postgresql` (or name the folder of its programs in PG_BIN)";
const inCi = Boolean(process.env["CI"]) && process.env["CI"] !== "false";

if (inCi) it(`[OPS-01] the tests on PostgreSQL run`, () => expect.fail(missing));
else it.skip(`[OPS-01] everything on PostgreSQL. ${missing}`, () => undefined);
