// What staff read of the content: small banners, drafts that wait, links of products. [ADM-03] [ADM-04]
import { instant } from "@kontor/domain/kernel/calendar";
import { bannersAreOurs, readBanners, readDrafts, readProductLinks } from "@kontor/domain/site/admin";
import * as Result from "effect/Result";
import { good, type Handlers } from "../../platform/http/call.ts";
import { read } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import type { ContentSource } from "../content/source.ts";
import { placeOf } from "./by-staff.ts";
import { contentPorts } from "./content-ports.ts";

export const contentAdminHandlers = (
  services: SessionServices,
  source: ContentSource,
): Pick<Handlers, "readBannerSchedules" | "listDrafts" | "readProductLinks"> => {
  const ports = contentPorts(services, source);
  return {
    readBannerSchedules: async (call) => {
      await staffOf(services, call);
      const banners = await read(services, call, ports, readBanners(instant(services.now())));
      return good({
        ours: Result.isSuccess(bannersAreOurs(services.settings.cmsUrl)),
        banners: banners.map(({ pages, ...banner }) => ({ ...banner, pages: [...pages] })),
      });
    },

    listDrafts: async (call) => {
      await staffOf(services, call);
      const { q = "", after } = call.query;
      const page = await read(services, call, ports, readDrafts(call.locale, q, placeOf(after) ?? 0));
      return good({ drafts: [...page.drafts], next: page.next });
    },

    readProductLinks: async (call) => {
      await staffOf(services, call);
      return good({ products: [...(await read(services, call, ports, readProductLinks))] });
    },
  };
};
