// Where things are, and the Node that everything but these first scripts runs on.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const at = (...parts) => join(root, ...parts);

const windows = process.platform === "win32";

/** The pinned Node of the devDependencies; null before the installation. */
export const pinnedNode = () =>
  [at("node_modules/node/bin/node"), at("node_modules/node/bin/node.exe")].find((path) => existsSync(path)) ?? null;

/** Programs of the installed packages first, so that `node` is the pinned one. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${at("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`,
  TURBO_TELEMETRY_DISABLED: "1",
  ...more,
});

/** By which npm reaches its registry, also through a proxy and by certificates of one's own. */
const forNpm =
  /^(PATH|HOME|USERPROFILE|SYSTEMROOT|(https?|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|npm_config_(registry|cafile|proxy|https_proxy|noproxy|strict_ssl))$/i;

/** Of the environment what a stranger's empty folder has: what finds programs, and what npm needs. */
export const bareEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => forNpm.test(name)));

/** How npm is called: the one that called us, else the one of the path. */
export const npm = (...args) =>
  process.env.npm_execpath?.endsWith(".js")
    ? [process.execPath, [process.env.npm_execpath, ...args]]
    : [windows ? "npm.cmd" : "npm", args];

/** The condition under which workspaces are taken from their sources. */
export const fromSource = "--conditions=@kontor/source";
