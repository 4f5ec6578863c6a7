// One small banner: how it stands, as visitors see it, when and where; right its schedule, below it what was changed last. [ADM-04] [DSK-08]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Notice } from "@kontor/ui/notice";
import { ActButton } from "../act.tsx";
import { Failed } from "../failed.tsx";
import { Changes } from "../journal/changes.tsx";
import { Facts, Part, Record } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { scheduleAct } from "./acts.ts";
import { StateMark } from "./list.tsx";
import { endText, pagesText } from "./listed.ts";
import { Preview } from "./preview.tsx";
import { bannersQuery } from "./queries.ts";

const route = getRouteApi("/admin/small-banners/$key");

export const BannerRecord = () => {
  const t = useDeskTexts("desk-banners");
  const { call, send, given } = useDesk();
  const { locale, zone } = given;
  const { key } = route.useParams();
  const { ours, banners } = useSuspenseQuery(bannersQuery(call)).data;
  const banner = banners.find((each) => each.key === key);
  if (banner === undefined) return <Failed error={null} />;
  const writing = { t, locale, zone };
  const [from, until] = [endText(banner.from, writing), endText(banner.until, writing)];
  return (
    <Record
      back={{ page: "small-banners", text: t("title") }}
      title={key}
      badges={<StateMark banner={banner} />}
      since=""
      acts={ours ? <ActButton act={scheduleAct(banner, { send, t, zone })} /> : <Notice>{t("elsewhereOne")}</Notice>}
    >
      <Preview banner={banner} />
      <Part title={t("part.schedule")}>
        <Facts
          facts={[
            { label: t("column.from"), value: from },
            { label: t("column.until"), value: until },
            { label: t("column.pages"), value: pagesText(banner, writing) },
          ]}
        />
      </Part>
      <Changes subject={key} />
    </Record>
  );
};
