// The door of `admin`: faulty products, the link helper, small banners.
export { AdminPageUnknown, AdminPasswordWeak, BannerScheduleWrong, FirstAdminExists } from "./errors.ts";
export { faultyDeals, faultyEntries } from "./faults.ts";
export { type AdminDraft, adminPasswordLength, firstAdmin, type FirstAdminRefusal } from "./first-admin.ts";
export type { BannerState, Fault, FaultyEntry, LinkHelp, SmallBanner } from "./model.ts";
export { adminPage, type AdminPage, type Preview, previewHeaders } from "./pages.ts";
export { bannerState, linkHelper, scheduledBanner, shownBanners } from "./rules.ts";
