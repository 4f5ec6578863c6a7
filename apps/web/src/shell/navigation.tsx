// The navigation of wide screens: a row whose entries unfold what is below them, on hovering, by their button, and without scripts by the sheet. [SHL-09]
import { ChevronDown } from "lucide-react";
import { DrawnOnce } from "../platform/client/drawn-once.tsx";
import { useTexts } from "../platform/texts/texts.tsx";
import type { NavigationEntry } from "./model.ts";
import { useFirstTouch } from "./overlay/use-first-touch.ts";
import { PageLink } from "./page-link.tsx";

const load = () => import("./overlay/menu-running.ts").then(({ runMenu }) => runMenu);

export const Navigation = ({ entries }: { readonly entries: readonly NavigationEntry[] }) => {
  const t = useTexts("shell");
  return (
    <nav className="s-navigation" aria-label={t("navigation")}>
      <DrawnOnce
        of={entries}
        named="navigation"
        inside={() =>
          entries.map((entry) =>
            entry.children.length === 0 ? (
              <li key={entry.href}>
                <PageLink href={entry.href} section>
                  {entry.title}
                </PageLink>
              </li>
            ) : (
              <Unfolding key={entry.href} entry={entry} label={t("submenu", { title: entry.title })} />
            ),
          )
        }
      >
        {(filled) => <ul className="s-navigation-list" {...filled} />}
      </DrawnOnce>
    </nav>
  );
};

/** The link leads to the overview, the button beside it shows what is below. What is hidden and expanded is the machine's to change. */
const Unfolding = ({
  entry: { href, title, children },
  label,
}: {
  readonly entry: NavigationEntry;
  readonly label: string;
}) => {
  const id = `below${href.replaceAll("/", "-")}`;
  const item = useFirstTouch<HTMLLIElement>(load);
  return (
    <li ref={item} className="s-unfolding">
      <PageLink href={href} section>
        {title}
      </PageLink>
      <button type="button" className="s-unfold" aria-expanded={false} aria-controls={id} aria-label={label}>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <ul id={id} className="s-below" hidden>
        {children.map((child) => (
          <li key={child.href}>
            <PageLink href={child.href} section>
              {child.title}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
};
