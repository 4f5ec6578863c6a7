// Who runs the shop: the provider of this process, given once when its site opens, for all that pages, files and texts say of it.
import type { Brand, ProviderSite } from "../platform/provider/site.ts";

type Heard = (brand: Brand) => void;

const at: { brand: Brand | null; readonly heard: Heard[] } = { brand: null, heard: [] };

/** Gives the process its provider, before any page is made. */
export const beginAs = (brand: Brand): void => {
  at.brand = brand;
  for (const heard of at.heard) heard(brand);
};

/** Called with the provider as soon as there is one, and with each that takes its place. */
export const whenBegun = (heard: Heard): void => {
  at.heard.push(heard);
  if (at.brand !== null) heard(at.brand);
};

export const brand = (): Brand => {
  if (at.brand === null) throw new Error("the provider is not read yet");
  return at.brand;
};

export const provider = (): ProviderSite => brand().site;

/** The shop's own picture, where a page names none. */
export const ownImage = () => ({ url: "/share.png", alt: provider().name });
