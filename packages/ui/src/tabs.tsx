// Tabs by links: each view has an address of its own, and no script is needed. Its sheet is `@kontor/ui/tabs.css`.
import { type PartLink, PlainLink } from "./part-link.tsx";

export interface TabView {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  /** How many things the view has, shown behind its name. */
  readonly count?: number;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabView[];
  readonly link?: PartLink;
}

export const Tabs = ({ label, tabs, link: Link = PlainLink }: TabsProps) => (
  <nav className="k-tabs" aria-label={label}>
    <ul>
      {tabs.map(({ href, label: text, current, count }) => (
        <li key={href}>
          <Link href={href} className="k-tab" current={current}>
            {text}
            {count === undefined ? null : <span className="k-tab-count"> {count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
