// The entrances of an event: keys that open one, shown once, and those that accounts opened; those that are chosen end. [TKT-04]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ActButton } from "../act.tsx";
import { listedQuery } from "../listed.ts";
import { OnMany } from "../on-many.tsx";
import { OperationList } from "../operation-list.tsx";
import { kindKey } from "../queries.ts";
import { Back } from "../record.tsx";
import { useKind } from "../use-kind.tsx";
import { keyAct } from "./acts.ts";
import { type Entrance, entrances } from "./listed.ts";
import * as styles from "../desk.module.css";

const route = getRouteApi("/admin/entrances/$eventId");

export const Entrances = () => {
  const { t, call, send, locale, zone, to } = useKind("entrances");
  const { eventId } = route.useParams();
  const { locale: _, ...view } = route.useSearch();
  const { event } = useSuspenseQuery(listedQuery(call, entrances, view, eventId)).data;
  const end = ({ print, isKey }: Entrance): Promise<unknown> =>
    isKey
      ? send("PUT", "/shop/ticketing/staff-keys/{keyPrint}/ended", { path: { keyPrint: print } })
      : send("PUT", "/shop/ticketing/entrances/{entrancePrint}/ended", { path: { entrancePrint: print } });
  return (
    <OperationList
      listed={entrances}
      id={eventId}
      path={`entrances/${eventId}`}
      title={t("ofEvent", { title: event.title })}
      above={
        <p className={styles.about}>
          <Back page={`events/${eventId}`} text={event.title} />
          <span>{t("about")}</span>
        </p>
      }
      cells={{
        by: ({ by }) => (by === null ? t("operator") : to(`customers/${by}`, by)),
      }}
      card={[
        ["gate", "state"],
        ["by", "madeAt"],
      ]}
      more={() => <ActButton act={keyAct(eventId, { send, t, locale, zone })} />}
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
