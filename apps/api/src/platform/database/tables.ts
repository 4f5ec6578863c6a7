// The tables that the platform has itself. Each context adds its own beside its store by `declare module`; money and instants are integers, structures are JSON as text, truth is 0 or 1.

/** What is left of a row, or of what is stored in it, once all of it is named: what is new does not compile until `rowOf` and `ofRow` name it. */
export type Nothing = Readonly<Record<string, never>>;

export interface Tables {
  migrations: { name: string; applied_at: number };
  marks: { key: string; value: string };
  sequences: { name: string; value: number };
  rate_limits: { key: string; points: number; expire: number | null };
}
