// What a contract has of a line that names several: the pieces of an item stand on one line. [ACC-02] [ACC-03]
import { type Cents, shares, subtract } from "#kernel/money";
import type { Invoice, InvoiceLine } from "./model.ts";

/** The line as it is for one of its contracts: equal shares, cents by largest remainder in the order of its contracts; none for what it does not name. */
export const shareOf = (line: InvoiceLine, contract: string): readonly InvoiceLine[] => {
  const { contracts } = line;
  const at = contracts.indexOf(contract);
  if (at === -1) return [];
  if (contracts.length === 1) return [line];
  const part = (amount: Cents): Cents =>
    shares(
      amount,
      contracts.map(() => 1),
    )[at] ?? amount;
  const [gross, net] = [part(line.gross), part(line.net)];
  return [
    {
      ...line,
      contracts: [contract],
      quantity: line.quantity / contracts.length,
      setup: part(line.setup),
      voucherShare: part(line.voucherShare),
      ...(line.discount === undefined ? {} : { discount: part(line.discount) }),
      gross,
      net,
      vat: subtract(gross, net),
    },
  ];
};

/** The number of a contract by its id: both are those of the order, with the place in it. */
export const contractNumberIn = (
  { orderId, orderNumber }: Pick<Invoice, "orderId" | "orderNumber">,
  contract: string,
): string => (contract.startsWith(`${orderId}-`) ? `${orderNumber}${contract.slice(orderId.length)}` : contract);

/** Whether any line of a document is for a contract. */
export const isFor = (
  { lines }: { readonly lines: readonly Pick<InvoiceLine, "contracts">[] },
  contract: string,
): boolean => lines.some(({ contracts }) => contracts.includes(contract));
