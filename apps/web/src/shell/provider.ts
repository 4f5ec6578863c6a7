// Who runs the shop: the provider's facts from the content, for footer and legal pages.
import site from "../../../../content/site.json" with { type: "json" };

export const provider = site;
