// Changes of the shop in memory, each with what takes it back while its transaction is open. [CHK-05]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

/** What takes back the changes of a transaction, in their order. */
export const Undo = Context.Reference<(() => void)[]>("kontor/memory/Undo", { defaultValue: () => [] });

/** Takes back what the transaction did until now, the last change first. */
export const undone: Effect.Effect<void> = Effect.map(Undo, (undo) => {
  for (const each of undo.splice(0).reverse()) each();
});

/** Changes something; `change` gives what takes it back. */
export const changing = (change: () => () => void): Effect.Effect<void> =>
  Effect.map(Undo, (undo) => void undo.push(change()));

export const setting = <K, V>(map: Map<K, V>, key: K, value: V): Effect.Effect<void> =>
  changing(() => {
    const before = map.get(key);
    map.set(key, value);
    return before === undefined ? () => map.delete(key) : () => map.set(key, before);
  });

export const removing = <K, V>(map: Map<K, V>, key: K): Effect.Effect<void> =>
  changing(() => {
    const before = map.get(key);
    map.delete(key);
    return () => void (before === undefined || map.set(key, before));
  });

export const adding = <A>(list: A[], value: A): Effect.Effect<void> =>
  changing(() => {
    list.push(value);
    return () => void list.splice(list.lastIndexOf(value), 1);
  });
