// What the provider says of itself on the home page: for whom it is there, and facts in the manner of a price list; editors write it. [LOC-02] [LOOK3-17]
import type { Locale } from "@kontor/domain/visitor/locale";
import { reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { record, records, text } from "../../platform/content/wire.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { withHardSpaces } from "../../platform/texts/typography.ts";
import type { HouseEntry } from "./views.ts";

const houses = reading("site", { populate: { facts: true } });

export const noHouse: HouseEntry = { audience: null, facts: [] };

/** A fact without one of its sides is left out. */
export const houseEntry = (services: PageServices, locale: Locale): Promise<Read<HouseEntry>> =>
  readContent(
    services,
    houses(locale),
    (data) => {
      const site = record(data);
      return {
        audience: text(site?.audience),
        facts: records(site?.facts).flatMap((fact) => {
          const [label, value] = [text(fact.label), text(fact.value)];
          return label === null || value === null ? [] : [{ label, value: withHardSpaces(value) }];
        }),
      };
    },
    "single",
  );
