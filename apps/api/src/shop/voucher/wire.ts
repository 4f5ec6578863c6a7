// A voucher as staff get it over the wire: the facts of its worth are fields. [CRT-04]
import type { ShopComponents } from "@kontor/adapters/contract";
import { type Voucher, worthFacts } from "@kontor/domain/shop/voucher";

export const voucherRecord = ({ worth, ...voucher }: Voucher): ShopComponents["schemas"]["VoucherRecord"] => ({
  ...voucher,
  ...worthFacts(worth),
});
