// What editors put into the footer: its text and the links beside what is sold. [LNK-01…04]
import { brokenHref, linkOf } from "@kontor/domain/site/link";
import type { Locale } from "@kontor/domain/visitor/locale";
import { reportOnce } from "../../platform/page/report-once.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { product } from "../../platform/content/populate.ts";
import { reading } from "../../platform/content/query.ts";
import { readContent, valueOrNull } from "../../platform/content/read.ts";
import { links } from "../../platform/content/shapes.ts";
import { record, text } from "../../platform/content/wire.ts";

export interface FooterEntry {
  readonly text: string | null;
  readonly links: readonly { readonly href: string; readonly title: string }[];
}

const footers = reading("site", { populate: { footerLinks: { populate: { page: { fields: ["url"] }, product } } } });

/** Null while the content system is away or says nothing: the footer then stands without it. */
export const footerEntry = async (services: PageServices, locale: Locale): Promise<FooterEntry | null> =>
  valueOrNull(
    await readContent(
      services,
      footers(locale),
      (data) => {
        const site = record(data);
        if (site === null) return null;
        const resolved = links(site.footerLinks).map(({ label, target }) => ({
          title: label,
          href: linkOf(target, locale).href,
        }));
        for (const { title } of resolved.filter(({ href }) => href === brokenHref))
          reportOnce(services.log, `footer ${locale} ${title}`, "a link of the footer leads nowhere", { title });
        return { text: text(site.footerText), links: resolved.filter(({ href }) => href !== brokenHref) };
      },
      "single",
    ),
  );
