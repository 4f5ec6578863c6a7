// npm run data -- strapi: the types of the content as files of a Strapi 5 project; where there is none, a whole one that only has to be installed. [API-02] [CMS-01]
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { strapiProjectFiles } from "../../site/content/schema/strapi-project.ts";
import { strapiTypeFiles, type ProjectFiles } from "../../site/content/schema/strapi-types.ts";
import type { Say } from "./database-commands.ts";

const write = (directory: string, files: ProjectFiles): void => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** In a project that is there its own settings stay; types that have the same names are written anew. */
export const strapiCommand = (directory: string, say: Say): void => {
  const isNew = !existsSync(join(directory, "package.json"));
  if (isNew) write(directory, strapiProjectFiles);
  write(join(directory, "src"), strapiTypeFiles);
  say(
    isNew
      ? `Wrote a Strapi project into ${directory}: run \`npm install\` and \`npm run build\` there, then \`npm start\` with its settings.`
      : `Wrote ${Object.keys(strapiTypeFiles).length} files of types into ${join(directory, "src")}; the rest of the project stays.`,
  );
};
