// How requests are written: what is wanted, and by whom.
import type { RowOf } from "../queries.ts";
import { useKind } from "../use-kind.tsx";

const looks = { waits: "deal", overdue: "stop" } as const;

type RequestRow = RowOf<"requests">;

export const useRequestCells = () => {
  const { t, href } = useKind("requests");
  return {
    looks,
    cells: {
      form: ({ form }: RequestRow) => t(`form.${form}`),
      summary: ({ form, email }: RequestRow) => `${t(`form.${form}`)} · ${email}`,
    },
    nameOf: ({ reference }: RequestRow) => reference,
    hrefOf: ({ id }: RequestRow) => href(`inbox/${id}`),
  };
};
