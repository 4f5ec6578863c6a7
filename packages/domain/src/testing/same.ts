// One shape held against another by the compiler: it names the field that one of them lacks or has otherwise. [API-05]

/** `true`, or each field that differs, at any depth, with both of its types. */
export type Same<One, Other> =
  Plain<One> extends infer A
    ? Plain<Other> extends infer B
      ? Equal<A, B> extends true
        ? true
        : Differences<A, B>
      : never
    : never;

/** Fails to compile where a shape is not the same, at the line that says so. */
export const same = <_Fault extends true>(): true => true;

type Primitive = string | number | boolean | null | undefined;

/** As reader and writer see it: no names of types, no intersections. */
type Plain<A> = A extends Primitive
  ? A
  : A extends readonly (infer Each)[]
    ? readonly Plain<Each>[]
    : { readonly [K in keyof A]: Plain<A[K]> };

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** All fields of all members. */
type Key<A> = A extends Primitive ? never : keyof A;
type Field<A, K> = A extends unknown ? (K extends keyof A ? A[K] : never) : never;

type Differences<A, B> = A | B extends readonly unknown[]
  ? { readonly each: Differences<Field<A, number>, Field<B, number>> }
  : [Key<A> | Key<B>] extends [never]
    ? { readonly one: A; readonly other: B }
    : {
        readonly [K in Key<A> | Key<B> as Equal<Pick1<A, K>, Pick1<B, K>> extends true ? never : K]: K extends Key<A>
          ? K extends Key<B>
            ? Equal<Field<A, K>, Field<B, K>> extends true
              ? "optional in one of them, or in another member"
              : Differences<Field<A, K>, Field<B, K>>
            : "in the first alone"
          : "in the second alone";
      };

/** A field with its question mark, of each member that has it. */
type Pick1<A, K> = A extends unknown ? (K extends keyof A ? Pick<A, K> : never) : never;
