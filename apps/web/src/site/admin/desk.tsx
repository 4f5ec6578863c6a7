// The lists of staff and their entries: tables, filters as links, forms that post back. HTML that needs no scripts. [ADM-01] [LOC-12]
import { Badge } from "@kontor/ui/badge";
import { Button } from "@kontor/ui/button";
import { DefinitionList } from "@kontor/ui/definition-list";
import { Notice } from "@kontor/ui/notice";
import { Table } from "@kontor/ui/table";
import { Tabs } from "@kontor/ui/tabs";
import "@kontor/ui/table.css";
import "@kontor/ui/tabs.css";
import { Search } from "lucide-react";
import { useLocale } from "../../platform/texts/texts.tsx";
import { inLocale, localeTag } from "@kontor/domain/visitor/locale";
import type {
  BannerPreview,
  DeskCell,
  DeskEntry,
  DeskLink,
  DeskList,
  DeskOutcome,
  DeskSection,
  DeskTable,
} from "./desk-views.ts";
import { DeskForm, Hidden, SearchField } from "./desk-form.tsx";
import * as styles from "./admin.module.css";

const Cell = ({ cell: { text, href, slip, post, label } }: { readonly cell: DeskCell }) => {
  const locale = useLocale();
  if (post !== undefined)
    return (
      <form method="post" action={`/forms/admin-${post.act}`}>
        <Hidden values={{ locale, ...post.hidden }} />
        <Button type="submit" kind="secondary" aria-label={label}>
          {text}
        </Button>
      </form>
    );
  const shown = href === undefined ? text : <a href={href}>{text}</a>;
  return slip === undefined ? shown : <Badge kind={slip}>{shown}</Badge>;
};

export const Rows = ({ table: { caption, columns, rows, empty } }: { readonly table: DeskTable }) => (
  <Table
    caption={caption}
    columns={columns}
    empty={empty}
    rows={rows.map(({ key, cells }) => ({
      key,
      cells: Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, <Cell key={name} cell={cell} />])),
    }))}
  />
);

/** Ways on; where one of them is the view that is shown, they are its tabs. */
const Links = ({ label, links }: { readonly label: string; readonly links: readonly DeskLink[] }) =>
  links.some(({ isCurrent }) => isCurrent) ? (
    <Tabs
      label={label}
      tabs={links.map(({ href, text, isCurrent = false }) => ({ href, label: text, current: isCurrent }))}
    />
  ) : links.length === 0 ? null : (
    <nav aria-label={label} className={styles.filters}>
      {links.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </nav>
  );

export const Outcome = ({ outcome: { problem, done } }: { readonly outcome: DeskOutcome }) => (
  <>
    {problem === null ? null : <Notice kind="stop" role="alert" title={problem} />}
    {done === null || problem !== null ? null : <Notice kind="free" role="status" title={done} />}
  </>
);

/** As it stands on public pages, without leading there from here. */
export const BannerPreviews = ({ previews }: { readonly previews: readonly BannerPreview[] }) => (
  <div className={styles.previews}>
    {previews.map(({ locale, name, lead, text, href }) => (
      <div key={locale}>
        <p className="k-field-label">{name}</p>
        <div className="s-banners" lang={inLocale(localeTag, locale)}>
          <div>
            <p>
              {lead === "" ? null : <strong className="k-slip">{lead}</strong>}
              {href === null ? text : <a href={href}>{text}</a>}
            </p>
          </div>
        </div>
      </div>
    ))}
  </div>
);

export const Searching = ({ search }: { readonly search: NonNullable<DeskList["search"]> }) => {
  const button = (
    <Button type="submit" kind="secondary" icon={<Search />}>
      {search.button}
    </Button>
  );
  return (
    <search>
      <form method="get" autoComplete="off" className={styles.search}>
        <Hidden values={search.hidden} />
        <div className={styles.searchRow}>
          <input
            id="admin-search"
            className="k-input"
            type="search"
            name="q"
            maxLength={80}
            defaultValue={search.value}
            aria-label={search.label}
            placeholder={search.label}
          />
          {search.fields === undefined ? button : null}
        </div>
        {search.fields === undefined ? null : (
          <div className={styles.narrowing}>
            {search.fields.map((field) => (
              <SearchField key={field.name} field={field} />
            ))}
            {button}
          </div>
        )}
      </form>
    </search>
  );
};

/** Above the rows stands what narrows them and nothing else: the first row is in sight. [DSK-07] */
export const DeskListScreen = ({ list }: { readonly list: DeskList }) => (
  <>
    <header className={styles.listHead}>
      <h1 tabIndex={-1}>{list.title}</h1>
      {list.search === null ? null : <Searching search={list.search} />}
    </header>
    <Outcome outcome={list.outcome} />
    {list.links === undefined ? null : <Links label={list.title} links={list.links} />}
    {list.filters === null ? null : <Links {...list.filters} />}
    <Rows table={list.table} />
    <Links {...list.pages} links={[...list.pages.links, ...(list.file === null ? [] : [list.file])]} />
    <p className="k-small k-measure">{list.lead}</p>
    {list.forms.map((form) => (
      <section key={form.act} className="sheet">
        <DeskForm form={form} heading="h2" />
      </section>
    ))}
  </>
);

const Section = ({
  section: { key, title, facts = [], lines = [], forms = [], table, links = [], banner },
}: {
  readonly section: DeskSection;
}) => (
  <section className="sheet" aria-labelledby={`part-${key}`}>
    <h2 id={`part-${key}`}>{title}</h2>
    {lines.length === 0 ? null : (
      <p>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
    )}
    {facts.length === 0 ? null : (
      <DefinitionList
        rows={facts.map(({ label, value, href }) => ({
          term: label,
          value: href === undefined ? value : <a href={href}>{value}</a>,
        }))}
      />
    )}
    {banner === undefined ? null : <BannerPreviews previews={banner} />}
    {table === undefined ? null : <Rows table={table} />}
    {forms.length === 0 ? null : (
      <div className={styles.forms}>
        {forms.map((form) => (
          <DeskForm key={form.act + JSON.stringify(form.hidden)} form={form} />
        ))}
      </div>
    )}
    <Links label={title} links={links} />
  </section>
);

export const DeskEntryScreen = ({ entry }: { readonly entry: DeskEntry }) => (
  <>
    <header className="sheet-head">
      <h1 tabIndex={-1}>{entry.title}</h1>
      <p className={styles.slips}>
        {entry.slips.map((slip) => (
          <Cell key={slip.text} cell={slip} />
        ))}
      </p>
    </header>
    <Outcome outcome={entry.outcome} />
    {entry.sections.map((section) => (
      <Section key={section.key} section={section} />
    ))}
  </>
);
