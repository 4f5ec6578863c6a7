// The one search as a screen of its own; what is typed stands in the address. [DSK-01]
import { getRouteApi } from "@tanstack/react-router";
import { Title } from "../title.tsx";
import { useDeskTexts } from "../texts.ts";
import { Finding } from "./finding.tsx";
import * as styles from "../desk.module.css";

const route = getRouteApi("/admin/search");

export const SearchScreen = () => {
  const t = useDeskTexts("desk-search");
  const { q = "" } = route.useSearch();
  return (
    <div className={styles.page}>
      <Title>{t("title")}</Title>
      <Finding initial={q} />
    </div>
  );
};
