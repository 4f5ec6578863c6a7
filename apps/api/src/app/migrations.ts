// The schema, step by step, in SQL that SQLite and PostgreSQL share. A step that was released is never changed, a new one is the last of the last file.
import type { Migration } from "../platform/database/migrate.ts";
import { stepsFrom1 } from "./migrations/from-0001.ts";
import { stepsFrom26 } from "./migrations/from-0026.ts";
import { stepsFrom41 } from "./migrations/from-0041.ts";
import { stepsFrom56 } from "./migrations/from-0056.ts";

export const migrations: readonly Migration[] = [...stepsFrom1, ...stepsFrom26, ...stepsFrom41, ...stepsFrom56];
