// Where money is transferred to, with what a bank app reads drawn as a code. [ACC-03]
import type { ShopComponents } from "@kontor/adapters/contract";
import { type QrDrawing, qrDrawing } from "../../platform/page/qr-code.ts";

type Read = ShopComponents["schemas"]["Transfer"];

export type DrawnTransfer = Omit<Read, "text"> & { readonly code: QrDrawing };

export const drawnTransfer = (transfer: Read | null): DrawnTransfer | null => {
  if (transfer === null) return null;
  const { text, ...account } = transfer;
  return { ...account, code: qrDrawing(text) };
};
