// The entrances of an event: keys that open one, shown once, and those that accounts opened; those that are chosen end. [TKT-04]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-aria-components";
import { ActButton } from "../act.tsx";
import { resultIn } from "../calls.ts";
import { listedQuery } from "../listed.ts";
import { OnMany } from "../on-many.tsx";
import { OperationList } from "../operation-list.tsx";
import { kindKey } from "../queries.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { keyAct } from "./acts.ts";
import { type Entrance, entrances } from "./listed.ts";
import * as styles from "../desk.module.css";

const route = getRouteApi("/admin/entrances/$eventId");

export const Entrances = () => {
  const t = useDeskTexts("desk-entrances");
  const ofDesk = useDeskTexts();
  const { call, given } = useDesk();
  const { locale, zone } = given;
  const { eventId } = route.useParams();
  const { locale: _, ...view } = route.useSearch();
  const { event } = useSuspenseQuery(listedQuery(call, entrances, view, eventId)).data;
  const end = ({ print, isKey }: Entrance): Promise<unknown> =>
    isKey
      ? resultIn(call("PUT", "/shop/ticketing/staff-keys/{keyPrint}/ended", { path: { keyPrint: print } }))
      : resultIn(call("PUT", "/shop/ticketing/entrances/{entrancePrint}/ended", { path: { entrancePrint: print } }));
  return (
    <OperationList
      listed={entrances}
      id={eventId}
      path={`entrances/${eventId}`}
      title={t("ofEvent", { title: event.title })}
      above={
        <p className={styles.about}>
          <Link href={`/admin/events/${eventId}?locale=${locale}`} className={styles.back}>
            <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
            {event.title}
          </Link>
          <span>{t("about")}</span>
        </p>
      }
      cells={{
        by: ({ by }) =>
          by === null ? t("operator") : <Link href={`/admin/customers/${by}?locale=${locale}`}>{by}</Link>,
      }}
      card={[
        ["gate", "state"],
        ["by", "madeAt"],
      ]}
      more={() => <ActButton act={keyAct(eventId, { call, t, ofDesk, locale, zone })} />}
      acts={(chosen: readonly Entrance[], clear) => (
        <OnMany
          rows={chosen}
          nameOf={entrances.nameOf}
          label={t("act.end.title")}
          done={(count) => t("act.end.done", { count })}
          run={end}
          stale={["entrances", "journal"].map(kindKey)}
          clear={clear}
        />
      )}
    />
  );
};
