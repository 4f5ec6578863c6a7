// Where addresses of lists lead that were drawn before the app of the desk drew them. [ADM-01] [DSK-07]
import type { AdminPage } from "@kontor/domain/site/admin";
import type { PageFacts } from "../../platform/page/facts.ts";
import { isAppList } from "../desk/page.ts";
import { deskHref } from "./desk-href.ts";

/** What `only` of an address from before is among the states of the list, where that is another word. */
const statesBefore: Readonly<Record<string, string>> = {
  requests: "messages",
  "declarations-handled": "matched,closed",
  "requests-handled": "closed",
};

/** Lists of the app have their states in `state`; an address from before names one in `only`, in the journal its act, author and day. */
export const movedTo = ({ locale, search, path }: PageFacts, { kind }: AdminPage): string | null => {
  const [only, by, day] = ["only", "by", "day"].map((name) => search.get(name));
  const act = kind === "journal" ? search.get("act") : null;
  if (!isAppList(kind) || [only, by, day, act].every((part) => (part ?? null) === null)) return null;
  return deskHref(locale, path.replace(/^\/admin\/?/, ""), {
    q: search.get("q") || (by ?? null),
    customer: search.get("customer"),
    state: act ?? statesBefore[only ?? ""] ?? only ?? null,
    from: day ?? null,
    until: day ?? null,
  });
};
