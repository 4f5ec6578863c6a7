// The footer: what is sold, how to reach the provider, what the law asks for.
import type { ReactNode } from "react";
import { DrawnOnce } from "../platform/client/drawn-once.tsx";
import { useTexts } from "../platform/texts/texts.tsx";
import { Logo } from "./logo.tsx";
import { PageLink } from "./page-link.tsx";
import type { FrameData, ShellLink } from "./model.ts";

export const Footer = ({ shell, colours }: { readonly shell: FrameData; readonly colours: ReactNode }) => {
  const t = useTexts("shell");
  const { paths, provider, navigation, footer, legal, rights } = shell;
  const read = [
    { href: paths.deals, title: t("footer.deals") },
    { href: paths.blog, title: t("footer.blog") },
    { href: paths.help, title: t("footer.help") },
    { href: paths.jobs, title: t("footer.jobs") },
    { href: paths.lawBook, title: t("footer.lawBook") },
    { href: paths.overview, title: t("footer.overview") },
  ];
  const known = new Set(read.map(({ href }) => href));
  return (
    <footer className="s-footer">
      <DrawnOnce
        of={shell}
        named="footer"
        inside={() => (
          <>
            <div className="s-footer-lead">
              <p className="s-logo">
                <Logo name={provider.name} mark={provider.mark} />
              </p>
              {provider.slogan === "" ? null : <p>{provider.slogan}</p>}
              <p className="k-small">{footer.text ?? t("footer.prices")}</p>
            </div>
            {navigation.length === 0 ? null : (
              <nav aria-labelledby="footer-products">
                <h2 id="footer-products">{t("footer.products")}</h2>
                <Links entries={navigation} />
              </nav>
            )}
            <nav aria-labelledby="footer-read">
              <h2 id="footer-read">{t("footer.read")}</h2>
              <Links entries={[...footer.links.filter(({ href }) => !known.has(href)), ...read]} />
            </nav>
            <section aria-labelledby="footer-contact">
              <h2 id="footer-contact">{t("footer.contact")}</h2>
              <ul>
                <li>
                  <a href={`mailto:${provider.email}`}>{provider.email}</a>
                </li>
                <li>
                  <a href={`tel:${provider.phone}`} className="k-figures">
                    {provider.phoneShown}
                  </a>
                </li>
                <li className="s-footer-plain">{provider.hours}</li>
              </ul>
            </section>
            <nav aria-labelledby="footer-legal">
              <h2 id="footer-legal">{t("footer.legal")}</h2>
              <Links entries={legal} />
            </nav>
          </>
        )}
      >
        {(filled) => <div className="k-wrap s-footer-columns" {...filled} />}
      </DrawnOnce>
      <nav className="k-wrap s-rights" aria-label={t("footer.rights")}>
        <Links entries={rights} />
      </nav>
      <div className="k-wrap s-footer-line k-small">
        <p>© {provider.legalName}</p>
        {colours}
      </div>
    </footer>
  );
};

const Links = ({ entries }: { readonly entries: readonly ShellLink[] }) => (
  <ul>
    {entries.map(({ href, title }) => (
      <li key={href}>
        <PageLink href={href}>{title}</PageLink>
      </li>
    ))}
  </ul>
);
