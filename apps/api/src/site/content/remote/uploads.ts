// Files of a remote Strapi, under the shop's own address. [CNT-07] [API-02]
import { ContentAway } from "../source.ts";
import type { UploadFiles } from "../images/files.ts";
import { requestRemote, bodyOf } from "./forward.ts";

export const remoteUploads = (cmsUrl: string): UploadFiles => ({
  file: async (name) => {
    const response = await requestRemote(`${cmsUrl}/uploads/${encodeURIComponent(name)}`, {});
    if (response.status === 404) return null;
    if (!response.ok) throw new ContentAway(`status ${response.status}`);
    return {
      mime: response.headers.get("content-type") ?? "application/octet-stream",
      bytes: new Uint8Array(await bodyOf(response)),
    };
  },
  makeAll: async () => 0,
});
