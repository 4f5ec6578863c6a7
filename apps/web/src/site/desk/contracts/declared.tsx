// Declarations about a contract that wait for a person, beside the contract: a notice for good cause, a withdrawal, whatever names it and is not clear. Each has the acts of its own record. [ACC-05] [LGL-02] [DSK-02]
import { useQuery } from "@tanstack/react-query";
import { ActGroup } from "../act-group.tsx";
import { actsOf } from "../requests/acts.ts";
import { type RequestRow, requestQuery } from "../requests/queries.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { declaredQuery } from "./queries.ts";

export const Declared = ({ contract }: { readonly contract: string }) => {
  const { data } = useQuery(declaredQuery(useDesk().send, contract));
  return (data?.rows ?? [])
    .filter(({ about }) => about === "declaration")
    .map((row) => <Acts key={row.id} row={row} />);
};

const Acts = ({ row: { id, form, reference } }: { readonly row: RequestRow }) => {
  const t = useDeskTexts("desk-requests");
  const { send } = useDesk();
  const { data: request } = useQuery(requestQuery(send, id));
  if (request === undefined) return null;
  // Several may wait at once, each with the same acts.
  const acts = actsOf(request, { send, t }).map((act) => ({ ...act, name: `${act.name}-${id}` }));
  return <ActGroup title={`${t(`form.${form}`)} ${reference}`} acts={acts} />;
};
