// Where one is logged in: each other login is ended by one press, all of them at once by who has just proved who they are. [ACC-04] [SES-07]
import { useSuspenseQuery } from "@tanstack/react-query";
import { deviceText } from "@kontor/domain/visitor/session";
import type { TFunction } from "i18next";
import { shortMomentText } from "../../../platform/texts/format.ts";
import { type Act, ActButton } from "../act.tsx";
import { actBy } from "../act-words.ts";
import type { Send } from "../calls.ts";
import { PressButton } from "../press.tsx";
import { columnsOf, Entries, Part } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { loginsQuery, type OwnLogin, ownKey } from "./queries.ts";

const columns = ["device", "startedAt", "usedAt", "act"] as const;

export const othersAct = (send: Send, t: TFunction): Act =>
  actBy({ t, stale: [ownKey] })("others", {
    fields: [],
    run: () => send("DELETE", "/shop/account/sessions", { body: {} }),
  });

export const endLogin = (send: Send, { id }: Pick<OwnLogin, "id">) =>
  send("DELETE", "/shop/account/sessions/{sessionId}", { path: { sessionId: id } });

export const Logins = () => {
  const t = useDeskTexts("desk-own");
  const { send, given } = useDesk();
  const { locale, zone } = given;
  const { offered, sessions } = useSuspenseQuery(loginsQuery(send)).data;
  if (!offered) return null;
  const moment = (at: number): string => shortMomentText(locale, at, zone);
  return (
    <Part title={t("part.logins")}>
      <Entries
        caption={t("part.logins")}
        empty=""
        columns={columnsOf(columns, t, "column")}
        rows={sessions.map((login) => {
          const device = deviceText(login.device, locale);
          return {
            key: login.id,
            cells: {
              device,
              startedAt: moment(login.startedAt),
              usedAt: moment(login.usedAt),
              act: login.current ? (
                t("current")
              ) : (
                <PressButton
                  label={t("end")}
                  name={t("endOf", { device, moment: moment(login.startedAt) })}
                  done={t("ended")}
                  run={() => endLogin(send, login)}
                  stale={[ownKey]}
                />
              ),
            },
          };
        })}
      />
      {sessions.length < 2 ? null : (
        <p>
          <ActButton act={othersAct(send, t)} />
        </p>
      )}
    </Part>
  );
};
