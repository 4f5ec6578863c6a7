// What stands around each screen of the desk: the frame of staff with its side list, messages, and the keys. [DSK-07] [DSK-05]
import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { Link } from "react-aria-components";
import { otherLocale } from "@kontor/domain/visitor/locale";
import { adminRights, reaches } from "@kontor/domain/site/admin";
import { waitingIn } from "@kontor/domain/site/desk";
import { StaffFrame } from "./frame.tsx";
import { Keys } from "./keys.tsx";
import { Search } from "./search/search.tsx";
import { type TodayAnswer, todayQuery } from "./today/queries.ts";
import { useDesk } from "./use-desk.ts";
import { Toasts } from "./toasts.tsx";
import type { SideWord, StaffMenu } from "./views.ts";

const pathOf = (href: string): string => href.split("?")[0] ?? href;

const isAt = ({ href }: { readonly href: string }, path: string): boolean => pathOf(href) === path;
const isBelow = ({ href }: { readonly href: string }, path: string): boolean =>
  pathOf(href) !== "/admin" && path.startsWith(`${pathOf(href)}/`);

/** Of several pages of a word the one that is shown is marked beside its own name. */
const placeIn = ({ pages }: SideWord, path: string): Pick<SideWord, "isCurrent" | "isHere" | "pages"> => ({
  isCurrent: pages.length === 1 && pages.some((page) => isAt(page, path)),
  isHere: pages.some((page) => isAt(page, path) || isBelow(page, path)),
  pages: pages.map((page) => ({ ...page, isCurrent: isAt(page, path) })),
});

/** The side list as it stands at a path of the app, with what waits now: an entry belongs to its list. */
const menuAt = (menu: StaffMenu, path: string, today: TodayAnswer | undefined): StaffMenu => ({
  ...menu,
  sections: menu.sections.map((word) => ({
    ...word,
    // Faults of content are known to the page server alone.
    waiting: today === undefined || word.section === "content" ? word.waiting : waitingIn(word.section, today.counts),
    ...placeIn(word, path),
  })),
});

export const DeskPage = () => {
  const { send, given } = useDesk();
  const { frame, locale } = given;
  const { data: today } = useQuery({ ...todayQuery(send), enabled: reaches(adminRights.home, given.role) });
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Without what follows a `#`, such as the target of the way past the side list.
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const search = new URLSearchParams(here.split("?")[1]);
  search.set("locale", otherLocale(locale));
  const view = {
    ...frame,
    ...(frame.menu === undefined ? {} : { menu: menuAt(frame.menu, path, today) }),
    here,
    otherLanguage: frame.otherLanguage === null ? null : `${path}?${search}`,
  };
  return (
    <StaffFrame view={view} link={Link} search={<Search />}>
      <Outlet />
      <Keys />
      <Toasts />
    </StaffFrame>
  );
};
