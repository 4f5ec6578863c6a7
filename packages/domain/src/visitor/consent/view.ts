// What is shown of the banner, and what may be stored.
import type { Category } from "./model.ts";
import { allowed, isClosable } from "./rules.ts";
import type { ConsentSnapshot } from "./machine.ts";

type Shown = Pick<ConsentSnapshot, "context" | "value">;

/** What is shown of the banner, and what may be stored at present. */
export const consentView = ({
  context,
  value,
}: Shown): { shown: boolean; closable: boolean; allowed: readonly Category[] } => ({
  shown: value.banner === "asking",
  closable: value.banner === "asking" && isClosable(context.evaluatedPath),
  allowed: allowed(context.decision, context.revision),
});
