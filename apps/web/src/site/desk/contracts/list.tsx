// The list of contracts: what, whose, when something happens next and what it costs; a badge only for what deviates. [DSK-05] [ACC-02]
import { KindList } from "../kind-list.tsx";
import { useContractCells } from "./cells.tsx";
import { DoubleNames } from "./double-names.tsx";

export const ContractList = () => (
  <KindList
    kind="contracts"
    {...useContractCells()}
    card={[
      ["summary", "recurring"],
      ["who", "deviations"],
    ]}
    more={<DoubleNames />}
    acts={() => null}
  />
);
