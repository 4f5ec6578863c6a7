// The lists of staff and their entries: tables, filters as links, forms that post back. HTML that needs no scripts. [ADM-01] [LOC-12]
import { Badge } from "@kontor/ui/badge";
import { Button } from "@kontor/ui/button";
import { describedBy, Field, FieldError } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import { Table } from "@kontor/ui/table";
import "@kontor/ui/table.css";
import "@kontor/ui/text-area.css";
import { Search } from "lucide-react";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { localeTag } from "@kontor/domain/visitor/locale";
import type {
  BannerPreview,
  DeskCell,
  DeskEntry,
  DeskField,
  DeskForm,
  DeskLink,
  DeskList,
  DeskOutcome,
  DeskSection,
  DeskTable,
} from "./desk-views.ts";
import * as styles from "./admin.module.css";

const Hidden = ({ values }: { readonly values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

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

const Rows = ({ table: { caption, columns, rows, empty } }: { readonly table: DeskTable }) => (
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

const Links = ({ label, links, name }: { readonly label: string; readonly links: readonly DeskLink[]; readonly name: string }) =>
  links.length === 0 ? null : (
    <nav aria-label={label} className={name}>
      {links.map(({ href, text, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent === true ? "page" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );

const Outcome = ({ outcome: { problem, done, once, lines = [] } }: { readonly outcome: DeskOutcome }) => (
  <>
    {once === undefined ? null : (
      <Notice kind="free" role="status" title={once.title}>
        <p>{once.text}</p>
        <input type="text" className="k-input" readOnly value={once.value} aria-label={once.label} />
      </Notice>
    )}
    {problem === null ? null : (
      <Notice kind="stop" role="alert" title={problem}>
        {lines.length === 0 ? null : (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Notice>
    )}
    {done === null || problem !== null ? null : <Notice kind="free" role="status" title={done} />}
  </>
);

const Control = ({ field, id }: { readonly field: DeskField; readonly id: string }) => {
  const { name, kind, value, options = [], isOptional, mode } = field;
  const shared = {
    id,
    name,
    defaultValue: value,
    required: isOptional !== true,
    "aria-describedby": describedBy({ id, label: "", hint: field.hint, error: field.error }),
    "aria-invalid": field.error === undefined ? undefined : true,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that comes back with a refused form goes on at what is wrong
    autoFocus: field.error !== undefined,
  };
  switch (kind) {
    case "lines":
      return <textarea {...shared} className="k-input k-text-area" rows={6} spellCheck={false} />;
    case "area":
      return <textarea {...shared} className="k-input k-text-area" rows={2} maxLength={500} />;
    case "select":
      return (
        <select {...shared} className="k-input">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input
          {...shared}
          className="k-input"
          type={kind}
          inputMode={mode}
          maxLength={kind === "text" ? 200 : undefined}
          autoComplete="off"
        />
      );
  }
};

/** Boxes of one name: none, one or several are ticked. */
const Checks = ({ field: { name, label, hint, value = "", options = [] }, id }: { readonly field: DeskField; readonly id: string }) => (
  <fieldset className={styles.checks} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
    <legend className="k-field-label">{label}</legend>
    {hint === undefined ? null : (
      <p className="k-field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {options.map((option) => (
      <label key={option.value} className={styles.check}>
        <input type="checkbox" name={name} value={option.value} defaultChecked={value.split(" ").includes(option.value)} />
        <span>{option.label}</span>
      </label>
    ))}
  </fieldset>
);

/** As it stands on public pages, without leading there from here. */
export const BannerPreviews = ({ previews }: { readonly previews: readonly BannerPreview[] }) => (
  <div className={styles.previews}>
    {previews.map(({ locale, name, text, href }) => (
      <div key={locale}>
        <p className="k-field-label">{name}</p>
        <div className="s-banners" lang={localeTag[locale]}>
          <div>
            <p>{href === null ? text : <a href={href}>{text}</a>}</p>
          </div>
        </div>
      </div>
    ))}
  </div>
);

const Form = ({
  form: { act, title, text, hidden = {}, fresh = {}, fields, button, withFile = false, error, to },
  heading: Heading = "h3",
}: {
  readonly form: DeskForm;
  readonly heading?: "h2" | "h3";
}) => {
  const t = useTexts("admin");
  const locale = useLocale();
  const key = [act, ...Object.values(hidden)].join("-");
  return (
    <form
      className={`k-form ${styles.form}`}
      method="post"
      action={to ?? `/forms/admin-${act}`}
      aria-labelledby={`form-${key}`}
      encType={withFile ? "multipart/form-data" : undefined}
    >
      <Heading id={`form-${key}`}>{title}</Heading>
      {text === undefined ? null : <p>{text}</p>}
      <FieldError id={`form-${key}`} error={error} />
      <Hidden values={{ locale, ...hidden, ...fresh }} />
      {fields.map((field) =>
        field.kind === "checks" ? (
          <Checks key={field.name} field={field} id={`${key}-${field.name}`} />
        ) : (
          <Field
            key={field.name}
            id={`${key}-${field.name}`}
            label={field.label}
            hint={field.hint}
            error={field.error}
            note={field.isOptional === true ? t("optional") : undefined}
          >
            <Control field={field} id={`${key}-${field.name}`} />
          </Field>
        ),
      )}
      <p>
        <Button type="submit" kind="secondary">
          {button}
        </Button>
      </p>
    </form>
  );
};

export const DeskListScreen = ({ list }: { readonly list: DeskList }) => (
  <>
    <header className="l-head">
      <h1 tabIndex={-1}>{list.title}</h1>
      <p className="k-lead">{list.lead}</p>
    </header>
    <Outcome outcome={list.outcome} />
    {list.links === undefined ? null : <Links label={list.title} links={list.links} name={styles.filters ?? ""} />}
    {list.search === null ? null : (
      <search>
        <form method="get" className={styles.search}>
          <Hidden values={list.search.hidden} />
          <label className="k-field-label" htmlFor="admin-search">
            {list.search.label}
          </label>
          <div className={styles.searchRow}>
            <input id="admin-search" className="k-input" type="search" name="q" maxLength={80} defaultValue={list.search.value} />
            <Button type="submit" kind="secondary" icon={<Search />}>
              {list.search.button}
            </Button>
          </div>
        </form>
      </search>
    )}
    {list.filters === null ? null : <Links {...list.filters} name={styles.filters ?? ""} />}
    <Rows table={list.table} />
    <Links {...list.pages} links={[...list.pages.links, ...(list.file === null ? [] : [list.file])]} name={styles.filters ?? ""} />
    {list.forms.map((form) => (
      <section key={form.act} className="sheet">
        <Form form={form} heading="h2" />
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
      <dl className="facts">
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
    )}
    {banner === undefined ? null : <BannerPreviews previews={banner} />}
    {table === undefined ? null : <Rows table={table} />}
    {forms.length === 0 ? null : (
      <div className={styles.forms}>
        {forms.map((form) => (
          <Form key={form.act + JSON.stringify(form.hidden)} form={form} />
        ))}
      </div>
    )}
    <Links label={title} links={links} name={styles.filters ?? ""} />
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
