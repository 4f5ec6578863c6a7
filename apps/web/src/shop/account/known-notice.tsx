// A login that was made in another tab: the form gives way to the way on. [SES-01]
import { useEffect, useRef } from "react";
import type { User } from "@kontor/domain/visitor/session";
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { hasCart } from "../cart/cart-hint.ts";
import { LeaveForm } from "./leave-form.tsx";

export interface KnownNoticeProps {
  readonly user: User | null;
  readonly href: string;
  readonly onward: string;
}

export const KnownNotice = ({ user, href, onward }: KnownNoticeProps) => {
  const t = useTexts("login");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus would be lost with the form that had it.
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <Notice
      ref={box}
      kind="free"
      role="status"
      title={t("knownTitle")}
      actions={
        <>
          <PageLink href={href} {...buttonLook("primary")}>
            {onward}
          </PageLink>
          <LeaveForm button={t(hasCart() ? "leaveAndEmpty" : "leave")} />
        </>
      }
    >
      <p>
        {t("known", { name: user?.email ?? "" })} {t("notYou")}
      </p>
    </Notice>
  );
};
