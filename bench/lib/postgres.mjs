// A PostgreSQL server for one bench: the one that the store tests start, by an unprivileged user where needed, gone afterwards.
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import start, { postgresPrograms } from "../../apps/api/test/postgres.ts";

export const hasPostgres = () => postgresPrograms() !== null;

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
