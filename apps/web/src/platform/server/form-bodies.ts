// Bodies of forms as fields, read within a bound; what another type calls itself is read the same way, as browsers send nothing else.
import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";

const fields = (body: string): URLSearchParams => new URLSearchParams(body);

export const takeForms = async (site: FastifyInstance, bodyLimit: number): Promise<void> => {
  await site.register(formbody, { bodyLimit, parser: fields as never });
  site.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_, body, done) =>
    done(null, fields(body.toString())),
  );
};
