// Which day it is in the shop, by its clock and its zone.
import { type Day, dayOf } from "@kontor/domain/kernel/calendar";
import type { PageServices } from "./services.ts";

export const todayOf = ({ now, zone }: Pick<PageServices, "now" | "zone">): Day => dayOf(now(), zone);
