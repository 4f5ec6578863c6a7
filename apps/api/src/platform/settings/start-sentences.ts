// Why a start failed, in one sentence that says what to do; an unknown error is not guessed at. [OPS-01] [OPS-10]

export interface StartPlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly port?: number;
  readonly host?: string;
}

const member = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? (error as Readonly<Record<string, unknown>>)[name] : undefined;

/** Host and name of a database, without who logs in there. */
export const databaseAt = (url: string | null): string => {
  const read = URL.parse(url ?? "");
  return read === null ? "DATABASE_URL" : `${read.host || "this machine"}${read.pathname}`;
};

type Sentence = (place: StartPlace) => string;

/** By SQLite's primary result codes. */
const bySqlite: Readonly<Record<number, Sentence>> = {
  5: ({ dataDir }) =>
    `The database in ${dataDir} is locked by another process: end the one that holds it, or give this shop a DATA_DIR of its own.`,
  8: ({ dataDir }) =>
    `The database in ${dataDir} cannot be written: make the directory and its files writable for the user that runs the shop.`,
  10: ({ dataDir }) => `The disk under ${dataDir} gives errors: check it, or move DATA_DIR to another one.`,
  11: ({ dataDir }) =>
    `The database in ${dataDir} is damaged: put a backup back with \`npm run data -- restore --from FILE --replace\`, after moving the damaged file away.`,
  13: ({ dataDir }) => `The disk under ${dataDir} is full: free some space, or move DATA_DIR to a larger one.`,
  14: ({ dataDir }) =>
    `The database in ${dataDir} cannot be opened: make the directory and its files readable and writable for the user that runs the shop.`,
  26: ({ dataDir }) => `kontor.sqlite in ${dataDir} is not a database: move that file away, or name another DATA_DIR.`,
};

const byCode: Readonly<Record<string, Sentence>> = {
  EACCES: ({ dataDir }) =>
    `${dataDir} cannot be used by the user that runs the shop: give it the directory with chown, or name another one in DATA_DIR.`,
  EPERM: ({ dataDir }) =>
    `${dataDir} cannot be used by the user that runs the shop: give it the directory with chown, or name another one in DATA_DIR.`,
  EROFS: ({ dataDir }) =>
    `${dataDir} is on a disk that is mounted read-only: mount it for writing, or name another directory in DATA_DIR.`,
  ENOSPC: ({ dataDir }) => `The disk under ${dataDir} is full: free some space, or move DATA_DIR to a larger one.`,
  ENOTDIR: ({ dataDir }) => `${dataDir} is not a directory: name one in DATA_DIR.`,
  EEXIST: ({ dataDir }) => `${dataDir} is not a directory: name one in DATA_DIR.`,
  EADDRINUSE: ({ port }) => `Port ${port ?? ""} is taken by another process: end it, or name another one in PORT.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host ?? ""}: name one that it has in HOST.`,
  DATABASE_OF_LATER_VERSION: ({ dataDir, databaseUrl }) =>
    `The database ${databaseUrl === null ? `in ${dataDir}` : databaseAt(databaseUrl)} was used by a later version of the shop: start that version, or put a backup from before it back.`,
  ECONNREFUSED: ({ databaseUrl }) =>
    `No PostgreSQL answers at ${databaseAt(databaseUrl)}: start it, or correct DATABASE_URL.`,
  ENOTFOUND: ({ databaseUrl }) => `The host of ${databaseAt(databaseUrl)} is not known: correct DATABASE_URL.`,
  EAI_AGAIN: ({ databaseUrl }) => `The host of ${databaseAt(databaseUrl)} is not known: correct DATABASE_URL.`,
  "28P01": ({ databaseUrl }) =>
    `PostgreSQL refuses the password for ${databaseAt(databaseUrl)}: correct it in DATABASE_URL.`,
  "28000": ({ databaseUrl }) =>
    `PostgreSQL refuses the user for ${databaseAt(databaseUrl)}: correct DATABASE_URL, or allow the user in pg_hba.conf.`,
  "3D000": ({ databaseUrl }) =>
    `PostgreSQL has no database ${databaseAt(databaseUrl)}: make it with createdb, or correct DATABASE_URL.`,
  "42501": ({ databaseUrl }) =>
    `The user of ${databaseAt(databaseUrl)} may not create tables: grant it the schema, or name its owner in DATABASE_URL.`,
  "25006": ({ databaseUrl }) =>
    `${databaseAt(databaseUrl)} is read-only, such as a standby: name the primary in DATABASE_URL.`,
  "53300": ({ databaseUrl }) =>
    `${databaseAt(databaseUrl)} has no connection left: raise max_connections, or run fewer processes (each takes up to twelve).`,
  "57P03": ({ databaseUrl }) =>
    `PostgreSQL at ${databaseAt(databaseUrl)} is starting or stopping: try again in a moment.`,
};

const portForbidden: Sentence = ({ port }) =>
  `Port ${port ?? ""} may not be used by this user: name one above 1023 in PORT.`;

/** The sentence for an error; null for one that only its stack explains. */
export const startSentence = (error: unknown, place: StartPlace): string | null => {
  const code = member(error, "code");
  if (code === "EACCES" && member(error, "syscall") === "listen") return portForbidden(place);
  const sqlite = member(error, "errcode");
  const sentence =
    typeof sqlite === "number" ? bySqlite[sqlite & 0xff] : typeof code === "string" ? byCode[code] : undefined;
  if (sentence !== undefined) return sentence(place);
  if (error instanceof AggregateError) return startSentence(error.errors[0], place);
  if (error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message))
    return `PostgreSQL at ${databaseAt(place.databaseUrl)} does not answer: check the network between, or correct DATABASE_URL.`;
  return null;
};
