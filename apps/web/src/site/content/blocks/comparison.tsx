// A comparison: a table that keeps its head, and a tick box that leaves out what is the same everywhere, without scripts. [CNT-01]
import type { BlockViewOf } from "../views.ts";
import { useTexts } from "../../../platform/texts/texts.tsx";
import { Scrolling } from "../../../shell/scrolling.tsx";
import { BlockSection } from "../../../shell/section.tsx";
import * as styles from "./blocks.module.css";

/** Two columns fit beside the rows' names on a phone, unless a head has a word as long as half of it. */
const isWide = (columns: readonly string[]): boolean =>
  columns.length > 2 || columns.some((column) => column.split(/[\s-]/).some(({ length }) => length > 18));

export const Comparison = ({ block }: { readonly block: BlockViewOf<"comparison"> }) => {
  const t = useTexts("content");
  const { columns, rows, id, title } = block;
  const mixed = columns.length > 1 && rows.some(({ same }) => same) && rows.some(({ same }) => !same);
  return (
    <BlockSection block={block} kind="comparison">
      <div className={styles.comparison}>
        {mixed ? (
          <label className="c-differences">
            <input type="checkbox" name={`differences-${id}`} />
            <span>{t("differences")}</span>
          </label>
        ) : null}
        <Scrolling label={title === "" ? t("property") : title}>
          <table className={styles.comparisonTable} data-stacks={isWide(columns) || undefined}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="k-hidden">{t("property")}</span>
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values, same }) => (
                <tr key={label} data-same={(mixed && same) || undefined}>
                  <th scope="row">{label}</th>
                  {values.map((value, at) => (
                    <td key={columns[at]} data-column={columns[at]}>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      </div>
    </BlockSection>
  );
};
