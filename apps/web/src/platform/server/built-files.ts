// Built files: listed once when the process starts, sent in the best form that stands beside them, those under /assets/ for ever. [LOC-16]
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";

const common = {
  wildcard: false,
  preCompressed: true,
  decorateReply: false,
  index: false,
} as const;
/** What only stands beside files for those who take it packed. */
const packed = ["**/*.br", "**/*.gz"];

export const builtFiles =
  (client: string): FastifyPluginAsync =>
  async (site) => {
    await site.register(fastifyStatic, {
      ...common,
      root: `${client}/assets`,
      prefix: "/assets/",
      globIgnore: packed,
      immutable: true,
      maxAge: "365d",
    });
    await site.register(fastifyStatic, {
      ...common,
      root: client,
      globIgnore: [...packed, "assets/**"],
      maxAge: "1h",
      // The type under which icons were always sent; the library knows the registered one alone.
      setHeaders: (reply, path) => {
        if (path.endsWith(".ico")) reply.header("content-type", "image/x-icon");
      },
    });
  };
