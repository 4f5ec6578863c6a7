// What stands around each screen of the desk: the frame of staff with its side list, messages, and the keys. [DSK-07] [DSK-05]
import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { Link } from "react-aria-components";
import { otherLocale } from "@kontor/domain/visitor/locale";
import { waitingIn } from "@kontor/domain/site/desk";
import { StaffFrame } from "./frame.tsx";
import { Keys } from "./keys.tsx";
import { Search } from "./search/search.tsx";
import { type TodayAnswer, todayQuery } from "./today/queries.ts";
import { useDesk } from "./use-desk.ts";
import { Toasts } from "./toasts.tsx";
import type { StaffMenu } from "./views.ts";

const pathOf = (href: string): string => href.split("?")[0] ?? href;

/** The side list as it stands at a path of the app, with what waits now: an entry belongs to its list. */
const menuAt = (menu: StaffMenu, path: string, today: TodayAnswer | undefined): StaffMenu => ({
  ...menu,
  sections: menu.sections.map((word) => ({
    ...word,
    // Faults of content are known to the page server alone.
    waiting: today === undefined || word.section === "content" ? word.waiting : waitingIn(word.section, today.counts),
    isCurrent: pathOf(word.href) === path,
    isHere: path.startsWith(`${pathOf(word.href)}/`) && pathOf(word.href) !== "/admin",
  })),
});

export const DeskPage = () => {
  const { call, given } = useDesk();
  const { frame, locale } = given;
  const { data: today } = useQuery(todayQuery(call));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const here = useLocation({ select: ({ href }) => href });
  const search = new URLSearchParams(here.split("?")[1]);
  search.set("locale", otherLocale(locale));
  const view = {
    ...frame,
    ...(frame.menu === undefined ? {} : { menu: menuAt(frame.menu, path, today) }),
    here,
    otherLanguage: `${path}?${search}`,
  };
  return (
    <StaffFrame view={view} link={Link} search={<Search />}>
      <Outlet />
      <Keys />
      <Toasts />
    </StaffFrame>
  );
};
