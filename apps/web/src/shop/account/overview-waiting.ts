// What waits for the customer and for no one else: an address to confirm, a change of it, a declaration to answer, an account to pay back to, papers of a reseller. [ACC-04] [ACC-05] [ACC-09] [BAL-03] [CHK-08]
import type { ShopComponents } from "@kontor/adapters/contract";
import { accountEntryPath, accountPath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { WayTo } from "./overview-views.ts";

/** What cannot be read now is not said: each of it came by a letter, too. */
export const waitingFor = async (
  facts: PageFacts,
  { balance: { toPayBack, credit }, papers }: Pick<ShopComponents["schemas"]["AccountOverview"], "balance" | "papers">,
): Promise<readonly WayTo[]> => {
  const [email, declarations, refund] = await Promise.all([
    readFor(facts, "/shop/account/email"),
    readFor(facts, "/shop/account/declarations"),
    // Where nothing is to be paid back, no account is wanted for it.
    toPayBack + credit > 0 ? readFor(facts, "/shop/account/refund-account") : null,
  ]);
  return [
    ...ofEmail(facts, valueOf(email)),
    ...ofDeclarations(facts, valueOf(declarations)?.questions ?? []),
    ...ofRefund(facts, refund === null ? null : valueOf(refund)),
    ...ofPapers(facts, papers),
  ];
};

const ofEmail = (
  { locale, services }: PageFacts,
  email: {
    readonly toConfirm: boolean;
    readonly email: string;
    readonly pending: { readonly email: string; readonly until: number } | null;
  } | null,
): readonly WayTo[] => {
  const t = texts(locale, "account");
  if (email === null) return [];
  const { toConfirm, pending } = email;
  return [
    ...(toConfirm
      ? [
          {
            text: t("overview.waits.confirm", { email: email.email }),
            href: accountPath("confirm-email", locale),
            act: t("overview.waits.toConfirm"),
          },
        ]
      : []),
    ...(pending === null
      ? []
      : [
          {
            text: t("overview.waits.change", {
              email: pending.email,
              until: momentText(locale, pending.until, services.zone),
            }),
            href: accountPath("change-email", locale),
            act: t("overview.waits.toChange"),
          },
        ]),
  ];
};

const ofDeclarations = (
  { locale }: PageFacts,
  questions: readonly {
    readonly form: "cancellation" | "withdrawal";
    readonly contracts: readonly {
      readonly id: string;
      readonly title: { readonly en: string; readonly de: string };
    }[];
  }[],
): readonly WayTo[] =>
  questions.flatMap(({ form, contracts: [first] }) => {
    if (first === undefined) return [];
    const t = texts(locale, "account");
    return [
      {
        text: t(`overview.waits.${form}`, { title: inLocale(first.title, locale) }),
        href: accountEntryPath("contracts", first.id, locale),
        act: t("overview.waits.toAnswer"),
      },
    ];
  });

const ofPapers = (
  { locale }: PageFacts,
  papers: ShopComponents["schemas"]["AccountOverview"]["papers"],
): readonly WayTo[] => {
  const t = texts(locale, "account");
  return papers.map(({ order: { id, number }, missing }) => ({
    text: t("overview.waits.papers", {
      number,
      papers: missing.map((paper) => t(`overview.waits.paper.${paper}`)).join(", "),
    }),
    href: accountEntryPath("orders", id, locale),
    act: t("overview.waits.toPapers"),
  }));
};

const ofRefund = (
  { locale }: PageFacts,
  refund: { readonly isWanted: boolean; readonly account: object | null } | null,
): readonly WayTo[] => {
  const t = texts(locale, "account");
  return refund === null || !refund.isWanted || refund.account !== null
    ? []
    : [
        {
          text: t("overview.waits.refund"),
          href: accountPath("refund", locale),
          act: t("overview.waits.toRefund"),
        },
      ];
};
