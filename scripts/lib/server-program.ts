// The server's programs as they are built for `npm start`: tests that start processes start these.
import { fileURLToPath } from "node:url";

export const serverProgram = (name: "api" | "data" | "web"): string =>
  fileURLToPath(new URL(`../../.kontor/server/${name}.js`, import.meta.url));
