// The door of `admin`: faulty products, the link helper, small banners.
export { BannerScheduleWrong } from "./errors.ts";
export { faultyEntries } from "./faults.ts";
export type { BannerState, Fault, FaultyEntry, LinkHelp, SmallBanner } from "./model.ts";
export { bannerState, linkHelper, scheduledBanner, shownBanners } from "./rules.ts";
