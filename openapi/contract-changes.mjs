// What has changed in the contract since a release, and which version it must have for that: a break raises the first number, anything new the second. [API-05] [REUSE4-8]

/** @typedef {{ readonly types: ReadonlySet<string>, readonly isRequired: boolean, readonly values: ReadonlySet<string> | null }} Part */
/** @typedef {Map<string, Part>} Parts by their path */

const methods = new Set(["get", "put", "post", "delete", "patch"]);

/** Parts that may be one of several: there is what any has, and it is always there if all have it. */
const either = (all) => {
  const parts = new Map();
  for (const one of all)
    for (const [path, part] of one) {
      const known = parts.get(path);
      const values = known === undefined ? part.values : joined(known.values, part.values);
      parts.set(path, {
        types: new Set([...(known?.types ?? []), ...part.types]),
        isRequired: part.isRequired && all.every((other) => other.get(path)?.isRequired ?? false),
        values,
      });
    }
  return parts;
};

const joined = (one, other) => (one === null || other === null ? null : new Set([...one, ...other]));

/** The parts of a schema by their paths, with references resolved; what contains itself is followed once. */
const partsIn = (schema, document, within = new Set()) => {
  const reference = schema?.$ref;
  if (reference !== undefined) {
    if (within.has(reference)) return new Map();
    const target = reference
      .slice(2)
      .split("/")
      .reduce((at, name) => at?.[name], document);
    return partsIn(target, document, new Set([...within, reference]));
  }
  const several = schema?.oneOf ?? schema?.anyOf;
  if (several !== undefined) return either(several.map((one) => partsIn(one, document, within)));
  const types = new Set([schema?.type ?? []].flat());
  const constants = schema?.enum ?? (schema?.const === undefined ? undefined : [schema.const]);
  const values = constants === undefined ? null : new Set(constants.map(String));
  const parts = new Map([["", { types, isRequired: true, values }]]);
  const below = (name, child, isRequired) => {
    for (const [path, part] of partsIn(child, document, within))
      parts.set(`${name}${path}`, path === "" ? { ...part, isRequired } : part);
  };
  for (const one of schema?.allOf ?? [])
    for (const [path, part] of partsIn(one, document, within)) parts.set(path, part);
  for (const [name, child] of Object.entries(schema?.properties ?? {}))
    below(`.${name}`, child, (schema.required ?? []).includes(name));
  if (schema?.items !== undefined) below("[]", schema.items, true);
  return parts;
};

const bodyOf = (part, document) => partsIn(Object.values(part?.content ?? {})[0]?.schema ?? {}, document);

/** What a client sends and gets, by operation. */
const operationsOf = (document) => {
  const operations = new Map();
  for (const [kind, group] of [
    ["", document.paths ?? {}],
    ["event ", document.webhooks ?? {}],
  ])
    for (const [path, item] of Object.entries(group))
      for (const [method, operation] of Object.entries(item).filter(([name]) => methods.has(name))) {
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
          one.$ref === undefined ? one : document.components.parameters[one.$ref.split("/").at(-1)],
        );
        const sent = new Map(
          parameters
            .filter((one) => one !== undefined)
            .map(({ in: where, name, required = false, schema }) => [
              `${where} ${name}`,
              {
                ...(partsIn(schema ?? {}, document).get("") ?? { types: new Set(), values: null }),
                isRequired: required,
              },
            ]),
        );
        const body = bodyOf(operation.requestBody, document);
        const got = new Map(
          Object.entries(operation.responses ?? {})
            .filter(([status]) => status.startsWith("2") || status.startsWith("3"))
            .flatMap(([status, response]) => {
              const own =
                response.$ref === undefined ? response : document.components.responses[response.$ref.split("/").at(-1)];
              return [...bodyOf(own, document)].map(([at, part]) => [`${status} body${at}`, part]);
            }),
        );
        // What is posted to other systems is read by them.
        for (const [at, part] of body) (kind === "" ? sent : got).set(`body${at}`, part);
        operations.set(`${kind}${method.toUpperCase()} ${path}`, { sent, got });
      }
  return operations;
};

const missing = (before, now) => [...(before ?? [])].filter((one) => !now.has(one));

/** What a client that sends as before is refused for now. */
const refusedNow = (before, now) => [
  ...[...before].flatMap(([path, part]) => {
    const then = now.get(path);
    if (then === undefined) return [`${path} is not taken any more`];
    const types = then.types.size === 0 ? [] : missing(part.types, then.types);
    const values = then.values === null ? [] : part.values === null ? ["others"] : missing(part.values, then.values);
    return [
      ...types.map((type) => `${path} may be no ${type} any more`),
      ...values.map((value) => `${path} may not be ${value} any more`),
    ];
  }),
  ...[...now].flatMap(([path, part]) => {
    const parent = path.replace(/(\.[^.[\]]+|\[\])$/, "");
    const isNewPart = !before.has(path) && parent !== path && !before.has(parent);
    return part.isRequired && !(before.get(path)?.isRequired ?? false) && !isNewPart ? [`${path} is required now`] : [];
  }),
];

/** What a client that reads as before does not find now. */
const missedNow = (before, now) =>
  [...before].flatMap(([path, part]) => {
    const then = now.get(path);
    if (then === undefined) return [`${path} is gone`];
    const types = part.types.size === 0 ? [] : missing(then.types, part.types);
    return [
      ...(part.isRequired && !then.isRequired ? [`${path} may be missing`] : []),
      ...types.map((type) => `${path} may be ${type}`),
    ];
  });

const isNewIn = (before, now) => [...now.keys()].filter((path) => !before.has(path));

/** Breaks and news between two contracts, each a sentence. */
export const changesBetween = (before, now) => {
  const [then, today] = [operationsOf(before), operationsOf(now)];
  const breaks = [...then].flatMap(([name, { sent, got }]) => {
    const same = today.get(name);
    return same === undefined
      ? [`${name} is gone`]
      : [...refusedNow(sent, same.sent), ...missedNow(got, same.got)].map((what) => `${name}: ${what}`);
  });
  const news = [...today].flatMap(([name, { sent, got }]) => {
    const same = then.get(name);
    return same === undefined
      ? [name]
      : [...isNewIn(same.sent, sent), ...isNewIn(same.got, got)].map((path) => `${name}: ${path}`);
  });
  return { breaks, news };
};

/** The least version that a contract with these changes must have. */
export const leastVersion = (released, { breaks, news }) => {
  const [major = 0, minor = 0, patch = 0] = released.split(".").map(Number);
  if (breaks.length > 0) return `${major + 1}.0.0`;
  return news.length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch}`;
};
