// Small banners as the API has them: all at once, of which a record is one. [ADM-04]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Call, ValueOf } from "@kontor/adapters/client";
import { listedQuery } from "../listed.ts";
import { banners } from "./listed.ts";

export type Banner = ShopComponents["schemas"]["BannerRecord"];
export type Banners = ValueOf<"GET", "/shop/admin/small-banners">["result"];

/** All of them, as their list has them. */
export const bannersQuery = (call: Call) => listedQuery(call, banners, {});
