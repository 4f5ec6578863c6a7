// The tables that the platform has itself. Each context adds its own beside its store by `declare module`; money and instants are integers, structures are JSON as text, truth is 0 or 1.

export interface Tables {
  migrations: { name: string; applied_at: number };
  marks: { key: string; value: string };
  sequences: { name: string; value: number };
  rate_limits: { key: string; points: number; expire: number | null };
}
