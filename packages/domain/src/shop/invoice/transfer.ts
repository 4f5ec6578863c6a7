// The text of a QR code from which banking apps fill in a transfer: EPC069-12, version 002. [ACC-03]
import type { Cents } from "#kernel/money";
import { isIban } from "#shop/seller";
import { invoiceLimits } from "./limits.ts";
import type { BankAccount, Invoice } from "./model.ts";

/** Of what is left to pay. Null where nothing is, or there is no account to transfer it to. */
export const transferText = (
  { seller, number, kind }: Pick<Invoice, "seller" | "number" | "kind">,
  left: Cents,
): string | null => (kind === "invoice" ? codeOf(seller.bank, number, left) : null);

/** Of all that a customer owes, who is known by the number in it: what comes settles the oldest first. [ACC-09] */
export const transferTextOfAll = (bank: BankAccount | null, customerNumber: string, left: Cents): string | null =>
  codeOf(bank, customerNumber, left);

const codeOf = (bank: BankAccount | null, reference: string, left: Cents): string | null => {
  if (bank === null || left <= 0 || left > invoiceLimits.greatestTransfer || !isIban(bank.iban)) return null;
  const name = [...bank.name].slice(0, invoiceLimits.nameOfTransfer).join("");
  return ["BCD", "002", "1", "SCT", bank.bic ?? "", name, bank.iban, `EUR${decimal(left)}`, "", "", reference].join(
    "\n",
  );
};

/** An amount as machines write it. */
export const decimal = (amount: number): string => {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
