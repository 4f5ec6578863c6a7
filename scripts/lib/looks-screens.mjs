// The screens whose looks are compared: each in both languages, at two widths, light and dark; the page of parts in four modes. [LGL-06]

/** Pairs of paths, English and German. */
const paths = [
  ["/en", "/de"],
  ["/en/hosting", "/de/hosting"],
  ["/en/server/vps", "/de/server/vps"],
  ["/en/managed-cloud", "/de/managed-cloud"],
  ["/en/groupware", "/de/groupware"],
  ["/en/hosting/web-m", "/de/hosting/web-m"],
  ["/en/domains/buy-register-domain", "/de/domains/domain-kaufen"],
  ["/en/domains/buy-register-domain?domain=hotel.de&answers=1", "/de/domains/domain-kaufen?domain=hotel.de&answers=1"],
  ["/en/checkout/cart", "/de/checkout/warenkorb"],
  ["/en/deals", "/de/angebote"],
  ["/en/blog", "/de/blog"],
  ["/en/helpcenter", "/de/helpcenter"],
  ["/en/helpcenter/domains/authcode", "/de/helpcenter/domains/authcode"],
  ["/en/jobs", "/de/jobs"],
  ["/en/contact", "/de/kontakt"],
  ["/en/price-promise", "/de/preisversprechen"],
  ["/en/account", "/de/konto"],
  ["/en/search?q=backup", "/de/suche?q=backup"],
  ["/en/contact/cookie-settings", "/de/kontakt/cookie-einstellungen"],
  ["/en/nowhere", "/de/nirgendwo"],
];

const widths = [
  { kind: "phone", width: 390, height: 844 },
  { kind: "desktop", width: 1280, height: 800 },
];

const modes = ["light", "dark"];

/** `{ name, path, width, height, mode }` of each picture of the shop. */
export const shopPictures = paths.flatMap((pair) =>
  pair.flatMap((path) =>
    widths.flatMap(({ kind, width, height }) =>
      modes.map((mode) => ({
        name: `${path.slice(1).replaceAll(/[^a-z0-9]+/gi, "-")}.${kind}.${mode}`,
        path,
        width,
        height,
        mode,
      })),
    ),
  ),
);

/** The same of the page of parts, also with more contrast and in forced colours. */
export const partPictures = ["en", "de"].flatMap((language) =>
  [...modes, "contrast", "forced"].map((mode) => ({
    name: `parts.${language}.${mode}`,
    path: `/?lang=${language}`,
    width: 1280,
    height: 800,
    mode,
  })),
);
