// Which sizes of storage can be ordered. [PRD-09]
import * as Result from "effect/Result";
import { StorageSizeNotOffered } from "./errors.ts";
import { nearestSize, type StorageProduct } from "./storage.ts";

/** A size that is offered, in gigabytes. [PRD-09] */
export const offeredSize = ({ key, storage }: StorageProduct, gigabytes: number): Result.Result<number, StorageSizeNotOffered> =>
  nearestSize(storage, gigabytes) === gigabytes
    ? Result.succeed(gigabytes)
    : Result.fail(new StorageSizeNotOffered({ product: key, ...storage }));
