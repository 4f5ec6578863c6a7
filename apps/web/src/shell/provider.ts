// Who runs the shop: the provider's facts from the content, for footer and legal pages.
import site from "../../../../content/site.json" with { type: "json" };

export const provider = site;

/** The shop's own picture, where a page names none. */
export const ownImage = { url: "/share.png", alt: provider.name };
