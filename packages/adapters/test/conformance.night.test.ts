// The laws of each right of staff, and what waits for a round of invoices, by the reference server over HTTP; each day `rights.test.ts` of the API calls every operation as every role. [HDL-07] [SES-07]
import { describe } from "vitest";
import { serverLaws } from "../src/conformance/index.ts";
import { holdOverHttp, isOfNight } from "./laws-over-http.ts";

describe("over HTTP", () => holdOverHttp(serverLaws.filter(isOfNight)));
