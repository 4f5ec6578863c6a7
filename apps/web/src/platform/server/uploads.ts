// Forms with files that are sent to their own pages: read part by part within limits, as the API reads them. [FRM-04]
import { type Multipart, type MultipartLimits, readMultipart, takeMultipart } from "@kontor/api/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Posted, PostedFile } from "../page/services.ts";

export const takeUploads = (site: FastifyInstance): Promise<void> => takeMultipart(site);

/** What was sent, whether it came with files or as a plain form. */
export const uploadedForm = async (
  request: FastifyRequest,
  limits: MultipartLimits,
): Promise<Pick<Posted, "fields" | "files">> => {
  if (request.body instanceof URLSearchParams) return { fields: request.body };
  if (!request.isMultipart()) return { fields: new URLSearchParams() };
  const { fields, files }: Multipart = await readMultipart(request, limits);
  return { fields: new URLSearchParams([...fields]), files: files as readonly PostedFile[] };
};
