// The laws of paying online. [PAY-03] [PAY-04]
import type { Law } from "#kernel/law";
import { attemptLaws } from "./attempt-laws.ts";
import { historyLaws } from "./history-laws.ts";
import { waysLaws } from "./ways-laws.ts";
import * as ways from "./ways-words.ts";

export const laws: readonly Law[] = [...historyLaws(), ...waysLaws(ways), ...attemptLaws];
