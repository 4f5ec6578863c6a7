// Keys for the entrances of an event in the hands of administrators: made and shown once, used, ended. [TKT-04]
import type { ShopComponents } from "@kontor/adapters/contract";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { inLanguage, readFor, resultFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { proofOfForm } from "../../visitor/second-factor/paths.ts";
import { type Desk, deskHref, failureOf, listDesk, pagesOf, queryOf, searched } from "./desk-page.ts";
import type { DeskCell, DeskOutcome } from "./desk-views.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

type StaffKey = ShopComponents["schemas"]["StaffKeyRecord"];
type Entrance = ShopComponents["schemas"]["EntranceRecord"];

const looks = { open: "deal", used: "free", ended: "plain", over: "plain" } as const;

export const entrancesDesk = async (facts: PageFacts, id: string): Promise<Desk> => {
  const { locale } = facts;
  const t = texts(locale, "admin");
  const page = `entrances/${encodeURIComponent(id)}`;
  // Before the list is read, which has the new key, too.
  const outcome = await madeHere(facts, id);
  if (outcome !== null && "to" in outcome) return outcome;
  const { after } = searched(facts);
  const response = await readFor(facts, "/shop/ticketing/events/{eventId}/staff-keys", {
    path: { eventId: id },
    query: queryOf(facts, { after }),
  });
  if (response.kind !== "value") return failureOf(response);
  const { event, keys, next } = response.value;
  // Those that accounts opened stand with the keys, on the first page: both open the check for one device.
  const entrances = after === null ? await openedByAccounts(facts, id) : [];
  const act = ({ state, print, madeAt }: StaffKey): DeskCell =>
    state === "open" || state === "used"
      ? {
          text: t("meta.entrances.end"),
          label: t("meta.entrances.endLabel", { moment: momentText(locale, madeAt, facts.services.zone) }),
          post: { act: "entrance-end", hidden: { event: id, key: print } },
        }
      : { text: "–" };
  const maker = (by: string | null): DeskCell =>
    by === null
      ? { text: t("meta.journal.operator") }
      : { text: by, href: deskHref(locale, `customers/${encodeURIComponent(by)}`) };
  return listDesk(facts, "entrances", {
    title: t("meta.entrances.title", { title: event.title }),
    caption: t("meta.entrances.link"),
    back: { href: deskHref(locale, `events/${encodeURIComponent(id)}`), text: t("meta.entrances.back") },
    acts: ["entrance-end", "entrance-close"],
    ...(outcome === null ? {} : { outcome }),
    search: null,
    filters: null,
    columns: ["madeAt", "by", "state", "gate", "expiresAt", "act"],
    order: ["madeAt", "descending"],
    rows: [
      ...entrances.map(({ print, openedAt, by, gate, expiresAt }) => ({
        at: openedAt,
        key: print,
        cells: {
          madeAt: { text: momentText(locale, openedAt, facts.services.zone) },
          by: maker(by),
          state: { text: t("meta.entrances.states.account"), slip: "deal" as const },
          gate: { text: gate },
          expiresAt: { text: momentText(locale, expiresAt, facts.services.zone) },
          act: {
            text: t("meta.entrances.end"),
            label: t("meta.entrances.closeLabel", { gate }),
            post: { act: "entrance-close", hidden: { event: id, entrance: print } },
          },
        },
      })),
      ...keys.map((key) => ({
        at: key.madeAt,
        key: key.print,
        cells: {
          madeAt: { text: key.madeAt === 0 ? "–" : momentText(locale, key.madeAt, facts.services.zone) },
          by: maker(key.by),
          state: { text: t(`meta.entrances.states.${key.state}`), slip: looks[key.state] },
          gate: { text: key.gate ?? "–" },
          expiresAt: { text: momentText(locale, key.expiresAt, facts.services.zone) },
          act: act(key),
        },
      })),
    ].toSorted((one, other) => other.at - one.at),
    next,
    pages: pagesOf(locale, page, {}, { after, next }),
    forms: [
      {
        act: keyAct,
        to: deskHref(locale, page),
        title: t("meta.entrances.make"),
        text: t("meta.entrances.makeText"),
        hidden: { act: keyAct },
        fields: [],
        button: t("meta.entrances.makeButton"),
      },
    ],
  });
};

const keyAct = "entrance-key";

/** As many as a page of them has: who has more ends some and sees the others. */
const openedByAccounts = async (facts: PageFacts, id: string): Promise<readonly Entrance[]> => {
  const found = await readFor(facts, "/shop/ticketing/events/{eventId}/entrances", {
    path: { eventId: id },
    query: { count: "200" },
  });
  return found.kind === "value" ? found.value.entrances.filter(({ hasKey }) => !hasKey) : [];
};

/** A key that is made by the form of this page: its link stands in the answer alone, in no address. */
const madeHere = async (
  { request, services, locale }: PageFacts,
  id: string,
): Promise<DeskOutcome | { readonly to: string } | null> => {
  const { posted } = request;
  if (posted === undefined || posted.fields.get("act") !== keyAct) return null;
  if (posted.forged !== null) return { problem: inLocale(refusalTexts, locale)[posted.forged], done: null };
  const call = services.shop.call("POST", "/shop/ticketing/events/{eventId}/staff-keys", {
    path: { eventId: id },
    headers: inLanguage(locale),
  });
  const made = await resultFor(services, "/shop/ticketing/events/…/staff-keys", call);
  const t = texts(locale, "admin");
  if (made.kind === "unreachable") return { problem: inLocale(refusalTexts, locale).RequestNotSent, done: null };
  if (made.kind !== "value") {
    const { refusal, detail } = made.refused;
    const isUnproved = refusal === "ProofTooOld" || refusal === "FactorMissing";
    return isUnproved
      ? { to: proofOfForm(locale, `/admin/entrances/${encodeURIComponent(id)}`) }
      : { problem: detail, done: null };
  }
  return {
    problem: null,
    done: null,
    once: {
      title: t("meta.entrances.made"),
      text: t("meta.entrances.madeText"),
      label: t("meta.entrances.address"),
      value: `${services.publicUrl}/ticketing/login/${made.value.key}?locale=${locale}`,
    },
  };
};
