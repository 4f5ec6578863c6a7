// What stands around each screen of the desk: the frame of staff with its side list, messages, and the keys. [DSK-07] [DSK-05]
import { Outlet, useLocation } from "@tanstack/react-router";
import { Link } from "react-aria-components";
import { otherLocale } from "@kontor/domain/visitor/locale";
import { StaffFrame } from "./frame.tsx";
import { Keys } from "./keys.tsx";
import { useDesk } from "./use-desk.ts";
import { Toasts } from "./toasts.tsx";
import type { StaffMenu } from "./views.ts";

const pathOf = (href: string): string => href.split("?")[0] ?? href;

/** The side list as it stands at a path of the app: an entry belongs to its list. */
const menuAt = (menu: StaffMenu, path: string): StaffMenu => ({
  ...menu,
  sections: menu.sections.map((word) => ({
    ...word,
    isCurrent: pathOf(word.href) === path,
    isHere: path.startsWith(`${pathOf(word.href)}/`) && pathOf(word.href) !== "/admin",
  })),
});

export const DeskPage = () => {
  const { frame, locale } = useDesk().given;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const here = useLocation({ select: ({ href }) => href });
  const search = new URLSearchParams(here.split("?")[1]);
  search.set("locale", otherLocale(locale));
  const view = {
    ...frame,
    ...(frame.menu === undefined ? {} : { menu: menuAt(frame.menu, path) }),
    here,
    otherLanguage: `${path}?${search}`,
  };
  return (
    <StaffFrame view={view} link={Link}>
      <Outlet />
      <Keys />
      <Toasts />
    </StaffFrame>
  );
};
