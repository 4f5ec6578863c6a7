// Small banners in the hands of administrators: when and on which pages they are shown. [ADM-04]
import { BannersElsewhere, BannerUnknown, scheduledBanner } from "@kontor/domain/site/admin";
import { instant } from "@kontor/domain/kernel/calendar";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { bannerSchedule, storeBannerSchedule } from "../content/banner-schedules.ts";
import { byStaff } from "./by-staff.ts";

const moment = (at: number | null) => (at === null ? null : instant(at));

export const bannerAdminHandlers = (services: SessionServices): Pick<Handlers, "scheduleSmallBanner"> => ({
  scheduleSmallBanner: (call) =>
    byStaff(services, call, async (handle, _, now) => {
      if (services.settings.cmsUrl !== null) refuse(new BannersElsewhere());
      const { key } = call.params;
      const before = (await bannerSchedule(handle, key)) ?? refuse(new BannerUnknown());
      const { active, from, until, pages } = call.body;
      const { schedule, entry } = orRefuse(
        scheduledBanner(key, before, { active, from: moment(from), until: moment(until), pages }),
      );
      if (entry !== null) await storeBannerSchedule(handle, key, schedule, now);
      return { entry, result: async () => ({ ...schedule, pages: [...schedule.pages] }) };
    }),
});
