// What runs: the values of packages that are reached from given modules, declaration by declaration, across every import.

/**
 * @param {Map<string, { module: object }>} sources every module that may be walked
 * @param {(path: string, specifier: string) => string | undefined} resolved where an import leads
 */
export const reachIn = (sources, resolved) => {
  const key = (path, name) => `${path} ${name}`;

  /** Where an exported name is declared in the end: path and local name, or the whole module. */
  const originOf = (path, name, seen = new Set()) => {
    const module = sources.get(path)?.module;
    if (module === undefined || seen.has(key(path, name))) return null;
    seen.add(key(path, name));
    const own = module.exports.get(name);
    if (own !== undefined) {
      if (own.from !== undefined)
        return own.name === "*"
          ? { path: resolved(path, own.from), name: "*" }
          : originOf(resolved(path, own.from), own.name, seen);
      const imported = module.imports.get(own.local);
      if (imported === undefined) return { path, name: own.local };
      return imported.name === "*"
        ? { path: resolved(path, imported.from), name: "*" }
        : originOf(resolved(path, imported.from), imported.name, seen);
    }
    for (const star of module.stars) {
      const found = originOf(resolved(path, star), name, seen);
      if (found !== null) return found;
    }
    return null;
  };

  /** Exported values of a module, those of its `export *` among them. */
  const valuesOf = (path, seen = new Set()) => {
    const module = sources.get(path)?.module;
    if (module === undefined || seen.has(path)) return [];
    seen.add(path);
    return [
      ...new Set([...module.exports.keys(), ...module.stars.flatMap((star) => valuesOf(resolved(path, star), seen))]),
    ].filter((name) => {
      const origin = originOf(path, name);
      return origin !== null && (origin.name === "*" || sources.get(origin.path).module.declared.has(origin.name));
    });
  };

  /** Everything that is reached from the roots: `path name` of each declaration. */
  const reachedFrom = (roots) => {
    const reached = new Set();
    const loaded = new Set();
    const queue = [];
    const wantOrigin = (origin) => {
      if (origin === null || origin.path === undefined) return;
      if (origin.name === "*") return wantAll(origin.path);
      if (reached.has(key(origin.path, origin.name))) return;
      reached.add(key(origin.path, origin.name));
      queue.push(origin);
    };
    const wantAll = (path) => {
      if (path === undefined || !sources.has(path)) return;
      load(path);
      for (const name of valuesOf(path)) wantOrigin(originOf(path, name));
    };
    const wantImport = (path, { from, name }) => {
      const to = resolved(path, from);
      if (to === undefined || !sources.has(to)) return;
      if (name === "*") wantAll(to);
      else wantOrigin(originOf(to, name));
    };
    const want = (path, { names, members, modules }) => {
      const { imports, declared } = sources.get(path).module;
      const local = (name) => {
        if (declared.has(name)) wantOrigin({ path, name });
        else if (imports.has(name)) wantImport(path, imports.get(name));
      };
      names.forEach(local);
      for (const member of members) {
        const [name, part] = member.split(".");
        const imported = imports.get(name);
        if (imported?.name === "*" && !declared.has(name)) wantImport(path, { from: imported.from, name: part });
        else local(name);
      }
      for (const specifier of modules) wantAll(resolved(path, specifier));
    };
    const load = (path) => {
      if (loaded.has(path)) return;
      loaded.add(path);
      sources.get(path).module.running.forEach((needs) => want(path, needs));
    };
    for (const path of roots.filter((root) => sources.has(root))) {
      load(path);
      for (const name of sources.get(path).module.declared.keys()) wantOrigin({ path, name });
      for (const name of valuesOf(path)) wantOrigin(originOf(path, name));
    }
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      load(next.path);
      const needs = sources.get(next.path)?.module.declared.get(next.name);
      if (needs !== undefined) want(next.path, needs);
    }
    return (path, name) => {
      const origin = originOf(path, name);
      return origin !== null && reached.has(key(origin.path, origin.name));
    };
  };

  return { valuesOf, reachedFrom, originOf };
};
