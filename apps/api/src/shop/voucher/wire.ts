// A voucher as staff get it over the wire: its worth is a field. [CRT-04]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Voucher } from "@kontor/domain/shop/voucher";

export const voucherRecord = ({ worth, ...voucher }: Voucher): ShopComponents["schemas"]["VoucherRecord"] => {
  switch (worth.kind) {
    case "amount":
      return { ...voucher, value: worth.amount };
  }
};
