// Small banners as the API has them: all at once, of which a record is one. [ADM-04]
import type { Call } from "@kontor/adapters/client";
import { listedQuery } from "../listed.ts";
import { banners } from "./listed.ts";

/** All of them, as their list has them. */
export const bannersQuery = (call: Call) => listedQuery(call, banners, {});
