// A search as a plain form: what is looked for stands in the address, and it works without scripts. [CNT-04]
import { Button } from "@kontor/ui/button";
import { Search } from "lucide-react";
import * as styles from "../content/reading.module.css";

export const SearchForm = ({
  action,
  label,
  button,
  wanted,
  kind = null,
}: {
  readonly action: string;
  readonly label: string;
  readonly button: string;
  readonly wanted: string;
  readonly kind?: string | null;
}) => (
  <form key={wanted} className={styles.search} action={action} method="get" autoComplete="off" role="search">
    <label htmlFor="search-words">{label}</label>
    <div className={styles.searchRow}>
      <input
        id="search-words"
        className="k-input"
        type="search"
        name="q"
        maxLength={100}
        defaultValue={wanted}
        required
      />
      {kind === null ? null : <input type="hidden" name="type" value={kind} />}
      <Button type="submit" icon={<Search />}>
        {button}
      </Button>
    </div>
  </form>
);
