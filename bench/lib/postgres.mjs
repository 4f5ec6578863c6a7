// A PostgreSQL server for one bench: the one that the store tests start, by an unprivileged user where needed, gone afterwards.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { Client } from "pg";
import start, { postgresMissing } from "../../apps/api/test/postgres.ts";

export const hasPostgres = () => postgresMissing() === null;

export const query = async (url, statement, values = []) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query(statement, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
};

/** `{ database(), stop() }`: a server, and new databases in it. */
export const postgresServed = async () => {
  const figures = {};
  const stop = await start({ provide: (_, url) => Object.assign(figures, { url }) });
  const database = async () => {
    const name = `bench_${randomBytes(6).toString("hex")}`;
    await query(figures.url, `create database ${name}`);
    return figures.url.replace(/\/postgres$/, `/${name}`);
  };
  return { database, stop };
};

const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** Fields of /proc/PID/stat after the name, which may hold anything: the first is the state. */
const stat = (pid) => read(`/proc/${pid}/stat`).split(") ").at(-1).split(" ");

/** A function that says how many milliseconds of processor time the server of this address has used: its processes now, and those that have ended. Linux alone has such figures. */
export const postgresTime = async (url) => {
  const [{ writer }] = await query(
    url,
    "select pid as writer from pg_stat_activity where backend_type = 'checkpointer'",
  );
  const parent = stat(writer)[1];
  if (parent === undefined) throw new Error("the processes of this server are not on this machine");
  return () => {
    const children = read(`/proc/${parent}/task/${parent}/children`).trim().split(" ").filter(Boolean);
    const running = children.map((child) => Number(read(`/proc/${child}/schedstat`).split(" ")[0] || 0) / 1e6);
    const [user = 0, system = 0] = stat(parent).slice(13, 15).map(Number);
    return running.reduce((sum, ms) => sum + ms, 0) + (user + system) * 10;
  };
};
