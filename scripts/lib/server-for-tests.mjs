// Before tests that start the server's programs: they are those of the present sources. `npm test -- --changed` may
// select tests that start none.
import { builtServer } from "./built.mjs";

export default process.env.KONTOR_WITHOUT_PROGRAMS === "1" ? () => undefined : builtServer;
