// Names of the areas of VAT.
const region = new Intl.DisplayNames("en", { type: "region" });

export const vatAreaName = (key) => (key === "OTHER" ? "none of the map" : `${region.of(key)} (${key})`);
