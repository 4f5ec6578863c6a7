// Which sizes of storage can be ordered. [PRD-09]
import * as Result from "effect/Result";
import { StorageSizeNotOffered } from "./errors.ts";
import { nearestSize, type StorageProduct } from "./storage.ts";

/** A size that is offered, in gigabytes; what it is ordered with may take less than there is. [PRD-09] */
export const offeredSize = (
  { key, storage }: StorageProduct,
  gigabytes: number,
  taken: number = storage.maximum,
): Result.Result<number, StorageSizeNotOffered> => {
  const terms = { ...storage, maximum: Math.min(storage.maximum, taken) };
  return nearestSize(terms, gigabytes) === gigabytes
    ? Result.succeed(gigabytes)
    : Result.fail(new StorageSizeNotOffered({ product: key, ...terms }));
};
