// Makes a data directory with so many generated pages besides the demo content.
import { apiSettings, createApi } from "@kontor/api";
import { rowsOf } from "./pages.mjs";

const [, , directory, count] = process.argv;
const api = await createApi(apiSettings({ ...process.env, DATA_DIR: directory, LOG_LEVEL: "error" }));
const now = Date.now();
const some = 100;
for (let from = 0; from < Number(count); from += some) {
  const rows = Array.from({ length: Math.min(some, count - from) }, (_, at) => rowsOf(from + at, now)).flat();
  await api.database.inTransaction((handle) => handle.insertInto("content_entries").values(rows).execute());
}
await api.close();
