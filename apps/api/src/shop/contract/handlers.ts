// Which policy contracts follow, and the day that their terms are counted from. [CON-01]
import { todayOf } from "../../platform/calendar/today.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { PlatformServices } from "../../platform/services.ts";

export const contractHandlers = (services: Pick<PlatformServices, "now" | "settings">): Pick<Handlers, "readContractPolicy"> => ({
  readContractPolicy: async () => good({ policy: services.settings.contractPolicy, day: todayOf(services) }),
});
