// The list of small banners: those that are chosen are switched off or on, which one press takes back; a row leads to its schedule. [ADM-04] [DSK-05]
import { Badge } from "@kontor/ui/badge";
import { Notice } from "@kontor/ui/notice";
import { useSuspenseQuery } from "@tanstack/react-query";
import { OnMany } from "../on-many.tsx";
import { OperationList } from "../operation-list.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { schedule, stale } from "./acts.ts";
import { type Banner, banners } from "./listed.ts";
import { bannersQuery } from "./queries.ts";

/** One that is shown needs no mark. */
export const StateMark = ({ banner: { state } }: { readonly banner: Banner }) => {
  const t = useDeskTexts("desk-banners");
  const text = t(`state.${state}`);
  if (state === "shown") return text;
  return <Badge kind={state === "incomplete" ? "stop" : state === "planned" ? "deal" : "plain"}>{text}</Badge>;
};

export const BannerList = () => {
  const t = useDeskTexts("desk-banners");
  const { call, send, given } = useDesk();
  const { ours } = useSuspenseQuery(bannersQuery(call)).data;
  const { locale } = given;
  const switched = (active: boolean, chosen: readonly Banner[], clear: () => void) => {
    const rows = chosen.filter((banner) => banner.active !== active);
    if (rows.length === 0) return null;
    const name = active ? "on" : "off";
    return (
      <OnMany
        rows={rows}
        nameOf={banners.nameOf}
        label={t(`act.switch.${name}`)}
        done={(count) => t(`act.switch.${name}Done`, { count })}
        run={(banner) => schedule(send, banner, { ...banner, active })}
        undo={(banner) => schedule(send, banner, banner)}
        stale={stale}
        clear={clear}
      />
    );
  };
  const acts = (chosen: readonly Banner[], clear: () => void) => (
    <>
      {switched(false, chosen, clear)}
      {switched(true, chosen, clear)}
    </>
  );
  return (
    <OperationList
      listed={banners}
      path="small-banners"
      hrefOf={({ key }) => `/admin/small-banners/${encodeURIComponent(key)}?locale=${locale}`}
      cells={{ state: (banner) => <StateMark banner={banner} /> }}
      card={[
        ["key", "state"],
        ["text", "pages"],
      ]}
      above={ours ? <p>{t("lead")}</p> : <Notice>{t("elsewhere")}</Notice>}
      {...(ours ? { acts } : {})}
    />
  );
};
