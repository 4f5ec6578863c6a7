// A fault in the content is logged once, not with every visit. [LNK-04] [CNT-01] [LOC-14]
import type { PageServices } from "./services.ts";

const reported = new Set<string>();
const mostReported = 5_000;

export const reportOnce = (
  log: PageServices["log"],
  key: string,
  message: string,
  facts: Readonly<Record<string, unknown>>,
  level: "warn" | "error" = "warn",
): void => {
  if (reported.has(key)) return;
  if (reported.size >= mostReported) reported.clear();
  reported.add(key);
  log(level, message, facts);
};
