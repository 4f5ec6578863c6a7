// What stops the shop or asks for a hand before all else: a clock that is doubted, numbers that wait after a restore, a second factor that the operator asks for. [ACC-03] [ACC-07] [SES-07]
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { mayEnter } from "@kontor/domain/visitor/session";
import { momentText } from "../../../platform/texts/format.ts";
import { factorPage } from "../../../visitor/second-factor/paths.ts";
import { ActButton } from "../act.tsx";
import { factorQuery } from "../queries.ts";
import { useDesk } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import { confirmClock, confirmNumbers } from "./acts.ts";
import type { TodayAnswer } from "./queries.ts";

export const Warnings = ({ today: { clock, numbers } }: { readonly today: TodayAnswer }) => {
  const t = useDeskTexts("desk-today");
  const { send, given } = useDesk();
  const { locale, zone, role } = given;
  const { data: factor } = useQuery(factorQuery(send));
  const isAdmin = mayEnter("admin", role);
  const moment = (at: number): string => momentText(locale, at, zone);
  const known = numbers === null || numbers.last.length === 0 ? t("numbers.none") : numbers.last.join(", ");
  return (
    <>
      {clock === null ? null : (
        <Stopped
          title={t("clock.title")}
          act={isAdmin ? <ActButton act={confirmClock(clock, { send, t, locale })} /> : null}
        >
          <p>
            {t("clock.text", {
              now: moment(clock.now),
              last: moment(clock.last),
              believedAt: moment(clock.believedAt),
            })}
          </p>
          <p>{t("clock.wrong")}</p>
        </Stopped>
      )}
      {numbers === null ? null : (
        <Stopped title={t("numbers.title")} act={isAdmin ? <ActButton act={confirmNumbers({ send, t })} /> : null}>
          <p>{t("numbers.text", { since: moment(numbers.since) })}</p>
          <p>{t("numbers.last", { known })}</p>
        </Stopped>
      )}
      {factor?.requested === true ? (
        <Notice
          title={t("factor.title")}
          actions={
            <a href={factorPage(locale)} {...buttonLook("primary")}>
              {t("factor.button")}
            </a>
          }
        >
          <p>{t("factor.text")}</p>
        </Notice>
      ) : null}
    </>
  );
};

const Stopped = ({
  title,
  act,
  children,
}: {
  readonly title: string;
  readonly act: ReactNode;
  readonly children: ReactNode;
}) => (
  <section aria-label={title}>
    <Notice kind="stop" title={title} actions={act}>
      {children}
    </Notice>
  </section>
);
