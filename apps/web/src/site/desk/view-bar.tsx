// The saved views of a list, each as the way to it, and the act that saves the one that is shown. [DSK-05]
import { useLocation } from "@tanstack/react-router";
import { X } from "lucide-react";
import { Button, Link } from "react-aria-components";
import { searchText } from "../../platform/router/search.ts";
import { type Act, ActButton } from "./act.tsx";
import { actBy } from "./act-words.ts";
import { refusedField } from "./calls.ts";
import type { ListView } from "./list-view.ts";
import { forgetView, saveView, useSavedViews } from "./saved-views.ts";
import { useDeskTexts } from "./texts.ts";
import { useDesk } from "./use-desk.ts";
import * as styles from "./view-bar.module.css";

interface ViewPart {
  readonly view: ListView;
}

const usePath = (): string => useLocation({ select: ({ pathname }) => pathname });

/** What of a view is saved: where its page begins is not. */
const searchOf = ({ after: _, ...view }: ListView): string => searchText({ ...view });

export const ViewBar = ({ view }: ViewPart) => {
  const t = useDeskTexts();
  const { locale } = useDesk().given;
  const path = usePath();
  const views = useSavedViews(path);
  const search = searchOf(view);
  if (views.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={t("views.title")}>
      {views.map((saved) => (
        <span key={saved.name} className={styles.view}>
          <Link
            href={path + searchText({ ...Object.fromEntries(new URLSearchParams(saved.search)), locale })}
            {...(saved.search === search ? { "aria-current": "true" as const } : {})}
          >
            {saved.name}
          </Link>
          <Button
            className={styles.forget}
            aria-label={t("views.forget", { name: saved.name })}
            onPress={() => forgetView(saved)}
          >
            <X aria-hidden="true" size={14} strokeWidth={1.75} />
          </Button>
        </span>
      ))}
    </nav>
  );
};

/** Nothing for a list as it is at first, or as a saved view has it. */
export const SaveView = ({ view }: ViewPart) => {
  const t = useDeskTexts();
  const path = usePath();
  const views = useSavedViews(path);
  const search = searchOf(view);
  if (search === "" || views.some((saved) => saved.search === search)) return null;
  const act: Act = actBy({ t, stale: [], of: "views." })("save", {
    fields: [{ name: "name", label: t("views.name"), kind: "text" }],
    run: async (typed) => {
      const name = typed("name").slice(0, 60);
      if (name === "") throw refusedField("name", t("views.nameMissing"));
      saveView({ path, name, search });
    },
  });
  return <ActButton act={act} />;
};
