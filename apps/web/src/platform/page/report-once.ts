// A fault in the content is told once, not with every visit. [LNK-04] [CNT-01] [LOC-14]
import type { PageServices } from "./services.ts";

const told = new Set<string>();
const mostTold = 5_000;

export const reportOnce = (
  log: PageServices["log"],
  key: string,
  message: string,
  facts: Readonly<Record<string, unknown>>,
  level: "warn" | "error" = "warn",
): void => {
  if (told.has(key)) return;
  if (told.size >= mostTold) told.clear();
  told.add(key);
  log(level, message, facts);
};
