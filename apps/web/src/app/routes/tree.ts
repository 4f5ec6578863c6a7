// All routes of the shop.
import { checkoutRoute } from "./checkout.tsx";
import { contentRoute } from "./content.tsx";
import { homeRoute } from "./home.tsx";
import { localeRoute } from "./locale.tsx";
import { root } from "./root.ts";

export const routeTree = root.addChildren([localeRoute.addChildren([homeRoute, checkoutRoute, contentRoute])]);
