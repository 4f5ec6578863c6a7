// Keys for the entrances of an event in the hands of administrators: made and shown once, used, ended. [TKT-04]
import type { ShopComponents } from "@kontor/adapters/contract";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { inLanguage, resultFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type Desk, deskHref, failureOf, listDesk, pagesOf, queryOf, searched } from "./desk-page.ts";
import type { DeskCell, DeskOutcome } from "./desk-views.ts";

type StaffKey = ShopComponents["schemas"]["StaffKeyRecord"];

const looks = { open: "deal", used: "free", ended: "plain", over: "plain" } as const;

export const entrancesDesk = async (facts: PageFacts, id: string): Promise<Desk> => {
  const { services, locale } = facts;
  const t = texts(locale, "admin");
  const page = `entrances/${encodeURIComponent(id)}`;
  // Before the list is read, which has the new key, too.
  const outcome = await madeHere(facts, id);
  const { after } = searched(facts);
  const call = services.shop.call("GET", "/shop/ticketing/events/{eventId}/staff-keys", {
    path: { eventId: id },
    query: queryOf(facts, { after }),
    headers: inLanguage(locale),
  });
  const response = await resultFor(services, "/shop/ticketing/events/…/staff-keys", call);
  if (response.kind !== "value") return failureOf(response);
  const { event, keys, next } = response.value;
  const act = ({ state, print, madeAt }: StaffKey): DeskCell =>
    state === "open" || state === "used"
      ? {
          text: t("meta.entrances.end"),
          label: t("meta.entrances.endLabel", { moment: momentText(locale, madeAt) }),
          post: { act: "entrance-end", hidden: { event: id, key: print } },
        }
      : { text: "–" };
  return listDesk(facts, "entrances", {
    title: t("meta.entrances.title", { title: event.title }),
    caption: t("meta.entrances.link"),
    back: { href: deskHref(locale, `events/${encodeURIComponent(id)}`), text: t("meta.entrances.back") },
    acts: ["entrance-end"],
    ...(outcome === null ? {} : { outcome }),
    search: null,
    filters: null,
    columns: ["madeAt", "by", "state", "gate", "expiresAt", "act"],
    order: ["madeAt", "descending"],
    rows: keys.map((key) => ({
      key: key.print,
      cells: {
        madeAt: { text: key.madeAt === 0 ? "–" : momentText(locale, key.madeAt) },
        by:
          key.by === null
            ? { text: t("meta.journal.operator") }
            : { text: key.by, href: deskHref(locale, `customers/${encodeURIComponent(key.by)}`) },
        state: { text: t(`meta.entrances.states.${key.state}`), slip: looks[key.state] },
        gate: { text: key.gate ?? "–" },
        expiresAt: { text: momentText(locale, key.expiresAt) },
        act: act(key),
      },
    })),
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

/** A key that is made by the form of this page: its link stands in the answer alone, in no address. */
const madeHere = async ({ request, services, locale }: PageFacts, id: string): Promise<DeskOutcome | null> => {
  const { posted } = request;
  if (posted === undefined || posted.fields.get("act") !== keyAct) return null;
  if (posted.forged !== null) return { problem: refusalTexts[locale][posted.forged], done: null };
  const call = services.shop.call("POST", "/shop/ticketing/events/{eventId}/staff-keys", {
    path: { eventId: id },
    headers: inLanguage(locale),
  });
  const made = await resultFor(services, "/shop/ticketing/events/…/staff-keys", call);
  const t = texts(locale, "admin");
  if (made.kind === "unreachable") return { problem: refusalTexts[locale].RequestNotSent, done: null };
  if (made.kind !== "value") return { problem: made.refused.detail, done: null };
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
