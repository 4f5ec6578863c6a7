// How many of an addition the fields of a form say: a number, or a size of storage with its unit. [CRT-02] [PRD-09]
import { gigabytesOf } from "@kontor/domain/shop/catalog";

export const additionCount = (fields: Pick<URLSearchParams, "get">, key: string): number => {
  const amount = Number(fields.get(`add-${key}`) ?? 0);
  const count = fields.get(`unit-${key}`) === "TB" ? gigabytesOf({ amount, unit: "TB" }) : Math.trunc(amount);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};
