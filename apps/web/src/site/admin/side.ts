// The side list of a page of staff: its words, where they lead and what waits there, as the role reaches them; and who is logged in. [DSK-07]
import { type AdminPage, adminRights, reaches, sideList, type SidePage } from "@kontor/domain/site/admin";
import { waitingIn } from "@kontor/domain/site/desk";
import type { Role } from "@kontor/domain/visitor/session";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { ownPage } from "../../visitor/second-factor/paths.ts";
import type { TodayAnswer } from "../desk/today/queries.ts";
import { deskHref } from "./desk-href.ts";
import type { SideLink, StaffMenu } from "../desk/views.ts";

/** What the side list says of the day. */
interface Waiting extends Pick<TodayAnswer, "counts"> {
  /** Null where it is not known. */
  readonly self: TodayAnswer["self"] | null;
  /** Entries of catalogue and content that break a rule. */
  readonly faults: number;
}

export const staffMenu = (
  { locale, path, search }: Pick<PageFacts, "locale" | "path" | "search">,
  role: Role,
  here: AdminPage["kind"],
  { counts, self, faults }: Waiting,
): StaffMenu => {
  const t = texts(locale, "admin");
  const link = (page: SidePage, text: string): SideLink => ({
    href: deskHref(locale, page === "home" ? "" : page),
    text: t(`meta.side.${text}`),
    isCurrent: page === here,
  });
  return {
    own: ownPage(locale),
    isOwn: here === "own",
    name: self?.email ?? null,
    role: t(`meta.roles.${role}`),
    wanted: !reaches(adminRights.search, role)
      ? null
      : path === "/admin/search"
        ? (search.get("q") ?? "").slice(0, 80)
        : "",
    sections: sideList(role, here).map(({ section, pages, isHere }) => ({
      ...link(pages[0] as SidePage, section),
      section,
      waiting: section === "content" ? { value: faults, atLeast: false } : waitingIn(section, counts),
      // Of several the one that is shown is marked beside its own name.
      isCurrent: pages.length === 1 && pages[0] === here,
      isHere,
      // What stands alone has the name of its section.
      pages: pages.map((page) => link(page, pages.length === 1 ? section : page)),
    })),
  };
};
