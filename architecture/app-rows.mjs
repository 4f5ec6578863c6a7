// The rows of the apps as rules: which address of an app may import which, and which contexts of the domain its platform may.
import { apps } from "./apps.mjs";
import { contexts } from "./contexts.mjs";
import { forbidden, isGenerated, isProduct, tests } from "./places.mjs";

const wings = Object.keys(contexts).join("|");
const escaped = (text) => text.replaceAll(/[$.()[\]]/g, String.raw`\$&`);
/** The rows that an address may import. */
export const rowsOf = (app, address, rows = apps[app]) => {
  const row = rows[address];
  const names = Object.keys(rows);
  if (row === "above") return names.slice(0, names.indexOf(address));
  return Array.isArray(row) ? row : row.rows;
};

/** Files of a row: everything below its address that no deeper row takes. */
export const rowPattern = (app, address, rows = apps[app]) => {
  const deeper = Object.keys(rows)
    .filter((other) => other.startsWith(`${address}/`))
    .map((other) => escaped(other.slice(address.length + 1)));
  const without = deeper.length === 0 ? "" : `(?!/(${deeper.join("|")})[/.])`;
  return `^apps/${app}/src/${escaped(address)}${without}[/.]`;
};

export const ruleOfRow = (app, address) => `row-${app}-${address.replaceAll("/", "-")}`;

export const appRules = Object.entries(apps).flatMap(([app, rows]) =>
  Object.entries(rows).flatMap(([address, row]) => [
    forbidden(
      ruleOfRow(app, address),
      `${address} of ${app} may import ${rowsOf(app, address).join(", ") || "no other row of its app"}; apps.mjs says so.`,
      { path: rowPattern(app, address), pathNot: [tests, "\\.gen\\.ts$"] },
      { path: `^apps/${app}/src/`, pathNot: [address, ...rowsOf(app, address)].map((other) => rowPattern(app, other)) },
    ),
    ...(row === "above" || Array.isArray(row)
      ? []
      : [
          forbidden(
            `domain-of-${app}-${address.replaceAll("/", "-")}`,
            `${address} of ${app} may import ${row.domain.join(", ")} of the domain; apps.mjs says so.`,
            { path: rowPattern(app, address), pathNot: tests },
            {
              path: `^packages/domain/src/(${wings})/`,
              pathNot: row.domain.map((context) => `^packages/domain/src/${context}/`),
            },
          ),
        ]),
  ]),
);

/** A file of an app that no row takes. */
export const undeclaredImportsOfApps = (modules) => {
  const patterns = Object.entries(apps).flatMap(([app, rows]) =>
    Object.keys(rows).map((address) => new RegExp(rowPattern(app, address))),
  );
  return modules
    .filter((path) => /^apps\/[^/]+\/src\//.test(path) && isProduct(path) && !isGenerated(path))
    .filter((path) => !patterns.some((pattern) => pattern.test(path)))
    .map((path) => ({
      rule: "address-in-table",
      from: path,
      to: "architecture/apps.mjs",
      comment: "Every address of an app has a row in apps.mjs.",
    }));
};
