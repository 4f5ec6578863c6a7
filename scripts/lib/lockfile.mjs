// Where packages come from according to a lockfile, without any network.

/** Packages that do not come from a registry over https, or whose content is not fixed; none when all is sound. */
export const lockfileFaults = ({ packages = {} }) =>
  Object.entries(packages).flatMap(([path, { resolved, integrity, link, inBundle }]) => {
    if (!path.includes("node_modules/") || link === true || inBundle === true) return [];
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (typeof resolved === "string" && !/^https:\/\/[\w.-]+\//.test(resolved))
      return [`${name} comes from ${resolved.split("#")[0]}`];
    return typeof integrity === "string" && /^sha(256|384|512)-/.test(integrity) ? [] : [`${name} has no checksum`];
  });

/** Packages with an installation script that may not run one: they run unseen wherever scripts are allowed. */
export const scriptsOf = ({ packages = {} }) =>
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
