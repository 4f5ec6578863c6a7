// A plugin of the server's build: elements are made by the functions of React themselves. Bundled from CommonJS they would be looked up by a getter for each.
import type { Plugin } from "vite";

const runtime = "react/jsx-runtime";
const direct = `\0direct:${runtime}`;

export const directJsx: Plugin = {
  name: "kontor:direct-jsx",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  apply: "build",
  resolveId: (source, importer) => (source === runtime && importer !== direct ? direct : null),
  load: (id) =>
    id === direct
      ? `import runtime from "${runtime}";\nexport const { Fragment, jsx, jsxs } = runtime;\nexport default runtime;\n`
      : null,
};
