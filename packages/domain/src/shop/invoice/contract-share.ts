// What a contract has of a line that names several: the pieces of an item stand on one line. [ACC-02] [ACC-03]
import { type Cents, shares, subtract, zero } from "#kernel/money";
import type { Invoice, InvoiceLine } from "./model.ts";

/** What one of several contracts has of an amount that is for all of them alike: cents by largest remainder in their order. */
export const equalShare = (amount: Cents, contracts: readonly string[], contract: string): Cents =>
  shares(
    amount,
    contracts.map(() => 1),
  )[contracts.indexOf(contract)] ?? zero;

/** The line as it is for one of its contracts: equal shares, cents by largest remainder in the order of its contracts; none for what it does not name. */
export const shareOf = (line: InvoiceLine, contract: string): readonly InvoiceLine[] => {
  const { contracts } = line;
  if (!contracts.includes(contract)) return [];
  if (contracts.length === 1) return [line];
  const part = (amount: Cents): Cents => equalShare(amount, contracts, contract);
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
