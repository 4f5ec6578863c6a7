// Small banners in the hands of administrators: when and on which pages they are shown. [ADM-04]
import { bannersAreOurs, scheduleBanner } from "@kontor/domain/site/admin";
import { instant } from "@kontor/domain/kernel/calendar";
import { good, type Handlers } from "../../platform/http/call.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { runAsStaff } from "./by-staff.ts";
import { bannerPorts } from "./desk-ports.ts";

const moment = (at: number | null) => (at === null ? null : instant(at));

export const bannerAdminHandlers = (services: SessionServices): Pick<Handlers, "scheduleSmallBanner"> => ({
  scheduleSmallBanner: async (call) => {
    await staffOf(services, call);
    orRefuse(call, bannersAreOurs(services.settings.cmsUrl));
    const { active, from, until, pages } = call.body;
    const wanted = { active, from: moment(from), until: moment(until), pages };
    const scheduling = scheduleBanner(call.params.key, wanted);
    const schedule = await runAsStaff(services, call, bannerPorts(services), scheduling);
    return good({ ...schedule, pages: [...schedule.pages] });
  },
});
