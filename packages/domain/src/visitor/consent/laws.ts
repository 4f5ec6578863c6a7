// What always holds of consent, whatever a visitor clicks when.
import { type Lived, lived } from "@kontor/domain/testing";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import {
  anyCategory,
  anyConsentInput,
  anyDecision,
  anyDecisionFacts,
  anyRevision,
  anySelection,
  anyVisit,
} from "./arbitraries.ts";
import { cookieChanges, type CookieName, cookieTable } from "./cookies.ts";
import { type ConsentEvent, consentMachine } from "./machine.ts";
import { consentView } from "./view.ts";
import { categories } from "./model.ts";
import { settleTime } from "./limits.ts";
import {
  allowed,
  decided,
  deletedBy,
  isClosable,
  mayStore,
  needsDecision,
  readDecision,
  stoppedBy,
  storedFor,
  writeDecision,
} from "./rules.ts";

type Step = Lived<typeof consentMachine>;

/** Looks at consent after each moment of a visit, and at the moment before. */
const always = (look: (now: Step, before: Step | undefined) => boolean) =>
  fc.property(anyConsentInput, anyVisit, (input, visit) => {
    const steps = lived(consentMachine, visit, input);
    return steps.every((step, index) => look(step, steps[index - 1]));
  });

const anyCookie = fc.oneof(
  fc.constantFrom(...Object.keys(cookieTable)),
  fc.constantFrom("_ga", "constructor", "toString"),
  fc.string(),
);
const anyJar: fc.Arbitrary<[string, string][]> = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...Object.keys(cookieTable)), fc.stringMatching(/^[\w=.%-]{0,4}$/)),
  { selector: ([name]) => name },
);
const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const byVisitor: readonly ConsentEvent["type"][] = [
  "consent.all",
  "consent.selected",
  "consent.necessary",
  "consent.close",
];

export const laws: readonly Law[] = [
  law("[VIS-02] accepted and rejected together are all categories, none twice, and necessary is always accepted", () =>
    fc.property(anySelection, anyDecisionFacts, (selected, facts) => {
      const { accepted, rejected } = decided(selected, facts);
      return sameText([...accepted, ...rejected].sort(), [...categories].sort()) && accepted[0] === "necessary";
    }),
  ),
  law("[VIS-02] nothing is accepted that was not selected", () =>
    fc.property(anySelection, anyDecisionFacts, (selected, facts) =>
      decided(selected, facts).accepted.every((category) => category === "necessary" || selected.includes(category)),
    ),
  ),
  law("[VIS-02] allow selected with none is only necessary, with all is all, and order and doubles do not matter", () =>
    fc.property(anySelection, anyDecisionFacts, (selected, facts) => {
      const optional = new Set(selected.filter((category) => category !== "necessary"));
      const kind = optional.size === 0 ? "necessary" : optional.size === 3 ? "all" : "custom";
      return (
        decided(selected, facts).kind === kind &&
        sameText(decided([...selected, ...selected].reverse(), facts), decided(selected, facts))
      );
    }),
  ),
  law("[VIS-02] a decision that was written is read again as itself", () =>
    fc.property(anyDecision, (decision) => sameText(readDecision(writeDecision(decision)), decision)),
  ),
  law("[VIS-02] whatever a cookie holds, it is no decision or one that is written the same", () =>
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,3}\.[a-z+]{1,30}\.\d{1,3}\.(en|de)$/)), (cookie) => {
      const decision = readDecision(cookie);
      return decision === null || sameText(readDecision(writeDecision(decision)), decision);
    }),
  ),
  law(
    "[VIS-02] a new revision requires a new decision and allows nothing meanwhile, unless the browser's signal decides",
    () =>
      fc.property(anyDecision, fc.boolean(), (decision, signal) => {
        const next = decision.revision + 1;
        return (
          needsDecision(decision, next, signal) === !signal &&
          !needsDecision(decision, decision.revision, signal) &&
          sameText(allowed(decision, next), ["necessary"])
        );
      }),
  ),
  law("[VIS-06] a cookie that is not listed is never stored", () =>
    fc.property(
      anyCookie,
      fc.boolean(),
      (cookie, isRequested) => Object.hasOwn(cookieTable, cookie) || !mayStore(cookie, categories, isRequested),
    ),
  ),
  law("[VIS-06] before any consent only necessary cookies are stored, and after all every listed one", () =>
    fc.property(
      fc.constantFrom(...(Object.keys(cookieTable) as CookieName[])),
      anyRevision,
      (cookie, revision) =>
        mayStore(cookie, allowed(null, revision)) === (cookieTable[cookie].category === "necessary") &&
        mayStore(cookie, categories),
    ),
  ),
  law(
    "[VIS-06] what is stored for days is in an allowed category, and a visitor's own choice of a preference is theirs for the session at least",
    () =>
      fc.property(
        fc.constantFrom(...(Object.keys(cookieTable) as CookieName[])),
        anyDecision,
        (cookie, { accepted }) => {
          const [row, plain, requested] = [
            cookieTable[cookie],
            storedFor(cookie, accepted),
            storedFor(cookie, accepted, true),
          ];
          const isAllowed = accepted.includes(row.category);
          return (
            plain === (isAllowed ? (row.days ?? "session") : "never") &&
            requested === (plain === "never" && row.category === "preferences" ? "session" : plain)
          );
        },
      ),
  ),
  law("[VIS-02] a withdrawal deletes what its scripts stored, by their patterns, and nothing that is not theirs", () =>
    fc.property(
      anyDecision,
      anyDecision,
      fc.array(fc.constantFrom("_pk_id.1", "_pk", "seen", "token", "draft")),
      (before, after, stored) => {
        const script = {
          name: "Counter",
          category: "statistics",
          src: "https://stats.example/c.js",
          purpose: { en: "Counts", de: "Zählt" },
          stores: ["_pk_*", "seen", "tok*"],
          sendsTo: [],
        } as const;
        const isStopped = before.accepted.includes("statistics") && after.rejected.includes("statistics");
        const deleted = deletedBy(before.accepted, after.accepted, [script], stored);
        return (
          stored.every((name) => deleted.includes(name) === (isStopped && (name === "_pk_id.1" || name === "seen"))) &&
          (stoppedBy(before.accepted, after.accepted, [script]).length === 1) === isStopped
        );
      },
    ),
  ),
  law("[VIS-02] a withdrawal deletes exactly what was allowed and is no longer", () =>
    fc.property(anyDecision, anyDecision, (before, after) => {
      const deleted = deletedBy(before.accepted, after.accepted);
      return Object.entries(cookieTable).every(
        ([cookie, { category }]) =>
          deleted.includes(cookie) === (before.accepted.includes(category) && after.rejected.includes(category)),
      );
    }),
  ),
  law("[VIS-02] what is allowed changes by a decision of the visitor alone, here or in another tab", () =>
    always(
      ({ moment, snapshot }, before) =>
        before === undefined ||
        moment.type === "consent.follow" ||
        byVisitor.some((type) => type === moment.type) ||
        sameText(consentView(snapshot).allowed, consentView(before.snapshot).allowed),
    ),
  ),
  law("[VIS-02] no proof is lost: what waits is the end of what was decided, and only an answer shortens it", () =>
    fc.property(anyConsentInput, anyVisit, (input, visit) => {
      const steps = lived(consentMachine, visit, input);
      return steps.every(({ snapshot, moment }, index) => {
        const decisions = steps.slice(0, index + 1).flatMap((step) => step.emitted.map(({ decision }) => decision));
        const { unrecorded } = snapshot.context;
        const before = steps[index - 1]?.snapshot.context.unrecorded.length ?? 0;
        return (
          sameText(unrecorded, decisions.slice(decisions.length - unrecorded.length)) &&
          (unrecorded.length >= before || (moment.type === "answer" && unrecorded.length === before - 1))
        );
      });
    }),
  ),
  law("[VIS-02] a decision of the visitor shuts the banner, and nothing is decided while it is not shown", () =>
    always(({ moment, snapshot, emitted }, before) => {
      if (before === undefined || !byVisitor.some((type) => type === moment.type)) return emitted.length === 0;
      const decides =
        consentView(before.snapshot).shown &&
        (moment.type !== "consent.close" || consentView(before.snapshot).closable);
      return decides ? emitted.length === 1 && !consentView(snapshot).shown : emitted.length === 0;
    }),
  ),
  law("[VIS-03] a finished page shows and hides nothing by itself", () =>
    always(
      ({ moment, snapshot }, before) =>
        moment.type !== "page.finish" ||
        before === undefined ||
        consentView(snapshot).shown === consentView(before.snapshot).shown,
    ),
  ),
  law("[VIS-03] the close button is visible on legal pages alone", () =>
    always(({ snapshot }) => !consentView(snapshot).closable || isClosable(snapshot.context.evaluatedPath)),
  ),
  law("[VIS-03] a second after a finished page the banner is shown where it must be, whatever was before", () =>
    fc.property(anyConsentInput, anyVisit, (input, visit) => {
      const last = lived(
        consentMachine,
        [...visit, { type: "page.finish", path: "/en" }, { type: "time", milliseconds: settleTime }],
        input,
      ).at(-1);
      const must =
        last !== undefined && needsDecision(last.snapshot.context.decision, input.revision, input.globalPrivacyControl);
      return last !== undefined && consentView(last.snapshot).shown === (must || last.snapshot.context.reopened);
    }),
  ),
  law(
    "[VIS-02] the permanent link opens the banner from anywhere, and a withdrawal takes no more than a consent did",
    () =>
      fc.property(anyConsentInput, anyVisit, anyCategory, (input, visit, category) => {
        const facts = { now: 0, language: "en" } as never;
        const [opened, withdrawn] = lived(
          consentMachine,
          [...visit, { type: "consent.open" }, Object.assign({ type: "consent.necessary" }, facts)],
          input,
        ).slice(-2);
        return (
          opened?.snapshot.value.banner === "asking" &&
          withdrawn?.snapshot.value.banner === "hidden" &&
          (category === "necessary" || !consentView(withdrawn.snapshot).allowed.includes(category))
        );
      }),
  ),
  law(
    "[VIS-04] comparing the cookies twice finds exactly what was set, changed or deleted in between, in whatever order a browser lists them",
    () =>
      fc.property(anyJar, anyJar, fc.boolean(), (before, after, turned) => {
        const valueIn = (jar: typeof before): string =>
          (turned ? jar.toReversed() : jar).map(([name, value]) => `${name}=${value}`).join("; ");
        const changes = cookieChanges(valueIn(before), valueIn(after));
        const cookies = new Map(before);
        changes.forEach(({ name, value }) => (value === null ? cookies.delete(name) : cookies.set(name, value)));
        return (
          sameText([...cookies].sort(), after.toSorted()) &&
          cookieChanges(valueIn(before), valueIn(before.toReversed())).length === 0
        );
      }),
  ),
  law("[VIS-06] every cookie of the table has a category, and no other cookie has one", () =>
    fc.property(anyCookie, (cookie) => Object.hasOwn(cookieTable, cookie) === Object.hasOwn(cookieTable, cookie)),
  ),
];
