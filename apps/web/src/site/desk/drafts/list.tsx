// The list of drafts: a row leads to its preview, which is a page of its own. [ADM-03]
import { Badge } from "@kontor/ui/badge";
import { OperationList } from "../operation-list.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { drafts } from "./listed.ts";

export const DraftList = () => {
  const t = useDeskTexts("desk-drafts");
  const { locale } = useDesk().given;
  return (
    <OperationList
      listed={drafts}
      path="drafts"
      hrefOf={({ path }) => (path === null ? undefined : `/admin/${path}?locale=${locale}`)}
      cells={{
        state: ({ published }) => (published ? t("changed") : <Badge kind="deal">{t("unpublished")}</Badge>),
      }}
      card={[
        ["title", "kind"],
        ["state", "changedAt"],
      ]}
    />
  );
};
