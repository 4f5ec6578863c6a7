// The inbox of staff: declarations and requests that wait, and one of them with what was typed. [ADM-01] [ACC-05]
import type { Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText, momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import {
  type Desk,
  deskHref,
  failureOf,
  listDesk,
  outcomeIn,
  pagesOf,
  queryOf,
  searched,
  searchOf,
} from "./desk-page.ts";
import type { DeskCell, DeskForm } from "./desk-views.ts";
import { contractTable } from "./orders-page.ts";

type State = "open" | "waits" | "matched" | "closed";

const stateOf = (state: State, kind: "declaration" | "request", locale: Locale): DeskCell => ({
  text: texts(locale, "admin")(`meta.inbox.state.${kind}.${state}`),
  slip: state === "open" || state === "waits" ? "deal" : "plain",
});

/** Each list is open or handled. */
const lists = {
  declarations: { kind: "declaration", handled: "0" },
  requests: { kind: "request", handled: "0" },
  "declarations-handled": { kind: "declaration", handled: "1" },
  "requests-handled": { kind: "request", handled: "1" },
} as const;
type List = keyof typeof lists;

export const inboxDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale, search } = facts;
  const { q, after } = searched(facts);
  const list: List = (Object.keys(lists) as List[]).find((name) => name === search.get("only")) ?? "declarations";
  const query = { ...lists[list], ...queryOf(facts, { q, after }) };
  const response = await readFor(facts, "/shop/admin/inbox", { query });
  if (response.kind !== "value") return failureOf(response);
  const { items, next } = response.value;
  const t = texts(locale, "admin");
  return listDesk(facts, "inbox", {
    search: searchOf(locale, "inbox", q, { only: list }),
    filters: {
      label: t("meta.desk.filters"),
      links: (Object.keys(lists) as List[]).map((name) => ({
        href: deskHref(locale, "inbox", { q, only: name }),
        text: t(`meta.inbox.only.${name}`),
        isCurrent: name === list,
      })),
    },
    columns:
      lists[list].kind === "declaration" && list === "declarations"
        ? ["receivedAt", "form", "email", "state", "dueOn"]
        : ["receivedAt", "form", "email", "state"],
    // What waits longest is first; of what was handled, the latest.
    order: ["receivedAt", lists[list].handled === "1" ? "descending" : "ascending"],
    rows: items.map(({ id, kind, form, email, receivedAt, state, dueOn }) => ({
      key: id,
      cells: {
        receivedAt: {
          text: momentText(locale, receivedAt, facts.services.zone),
          href: deskHref(locale, `inbox/${id}`),
        },
        form: { text: t(`meta.inbox.forms.${form}`) },
        email: { text: email },
        state: stateOf(state, kind, locale),
        ...(dueOn === null ? {} : { dueOn: { text: dayText(locale, dueOn) } }),
      },
    })),
    next,
    pages: pagesOf(locale, "inbox", { q, only: list }, { after, next }),
  });
};

/** The words of the forms themselves. */
const fieldLabel = (kind: "declaration" | "request", name: string, locale: Locale): string =>
  kind === "declaration" ? texts(locale, "declaration")(`rows.${name}`) : texts(locale, "message")(`fields.${name}`);

const fieldValue = (name: string, value: string, locale: Locale): string => {
  if (name === "termination") return texts(locale, "declaration")(`termination.${value}`);
  if (name === "end" && value === "next") return texts(locale, "declaration")("end.next");
  if (name === "concern") return texts(locale, "message")(`concerns.${value}`);
  return dayText(locale, value);
};

export const inboxItemDesk = async (facts: PageFacts, id: string): Promise<Desk> => {
  const { locale } = facts;
  const response = await readFor(facts, "/shop/admin/inbox/{itemId}", { path: { itemId: id } });
  if (response.kind !== "value") return failureOf(response);
  const { item, customer, fields, files, candidates, waiting, proof, denied } = response.value;
  const t = texts(locale, "admin");
  const title = t(`meta.inbox.forms.${item.form}`);
  const back = { href: deskHref(locale, "inbox", { only: `${item.kind}s` }), text: t("meta.inbox.back") };
  const isDeclaration = item.kind === "declaration";
  const hidden = { item: id };
  const reason = {
    name: "reason",
    label: t("meta.desk.reason"),
    hint: t("meta.desk.reasonHint"),
    kind: "area",
    ...(isDeclaration ? {} : { isOptional: true }),
  } as const;
  const contract = {
    name: "contract",
    label: t("meta.inbox.contract"),
    hint: t("meta.inbox.contractHint"),
    kind: "text",
  } as const;
  const match: DeskForm =
    fields["termination"] === "extraordinary"
      ? {
          act: "match",
          title: t("meta.inbox.cause"),
          text: t("meta.inbox.causeText"),
          hidden: { ...hidden, judged: "1" },
          fields: [
            { ...contract, value: candidates.length === 1 ? (candidates[0]?.number ?? "") : "" },
            { ...reason, name: "cause", label: t("meta.inbox.causeReason") },
          ],
          button: t("meta.inbox.causeButton"),
        }
      : {
          act: "match",
          title: t("meta.inbox.match"),
          text: t("meta.inbox.matchText"),
          hidden,
          fields: [contract],
          button: t("meta.inbox.matchButton"),
        };
  const prove: DeskForm = {
    act: "prove",
    title: t("meta.inbox.prove"),
    text: t("meta.inbox.proveText"),
    hidden,
    fields: [reason],
    button: t("meta.inbox.proveButton"),
  };
  const close: DeskForm = {
    act: "close",
    title: t(`meta.inbox.close.${item.kind}`),
    text: t(`meta.inbox.closeText.${item.kind}`),
    hidden,
    fields: [reason],
    button: t(`meta.inbox.closeButton.${item.kind}`),
  };
  const typed = Object.entries(fields)
    .filter(([name]) => name !== "files")
    .map(([name, value]) => ({
      label: fieldLabel(item.kind, name, locale),
      value: fieldValue(name, value, locale),
    }));
  const forms = { open: isDeclaration ? [match, close] : [close], waits: [prove, close], matched: [], closed: [] }[
    item.state
  ];
  const account =
    customer === null
      ? []
      : [{ label: t("meta.inbox.customer"), value: customer, href: deskHref(locale, `customers/${customer}`) }];
  return {
    title,
    lead: t("meta.inbox.lead"),
    data: {
      tool: "entry",
      back,
      entry: {
        title,
        slips: [stateOf(item.state, item.kind, locale)],
        outcome: outcomeIn(facts, ["match", "prove", "close"]),
        sections: [
          {
            key: "facts",
            title: t("meta.inbox.typed"),
            facts: [
              { label: t("meta.inbox.receivedAt"), value: momentText(locale, item.receivedAt, facts.services.zone) },
              ...(item.dueOn === null ? [] : [{ label: t("meta.inbox.dueOn"), value: dayText(locale, item.dueOn) }]),
              ...(isDeclaration
                ? [
                    {
                      label: t("meta.inbox.proof"),
                      value: t(`meta.inbox.proofs.${denied ? "denied" : (proof ?? "none")}`),
                    },
                  ]
                : []),
              ...account,
              ...typed,
            ],
          },
          ...(waiting.length === 0
            ? []
            : [
                {
                  key: "waiting",
                  title: t("meta.inbox.waitingTitle"),
                  lines: [t("meta.inbox.waitingText")],
                  table: contractTable(waiting, locale),
                },
              ]),
          ...(files.length === 0
            ? []
            : [
                {
                  key: "files",
                  title: t("meta.inbox.files"),
                  lines: [t("meta.inbox.filesText")],
                  links: files.map(({ number, name }) => ({
                    href: deskHref(locale, `inbox/${item.id}/files/${number}`),
                    text: name,
                  })),
                },
              ]),
          ...(isDeclaration
            ? [{ key: "candidates", title: t("meta.inbox.candidates"), table: contractTable(candidates, locale) }]
            : []),
          ...(forms.length === 0 ? [] : [{ key: "acts", title: t("meta.inbox.acts"), forms }]),
        ],
      },
    },
  };
};
