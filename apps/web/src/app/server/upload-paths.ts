// Where files are sent to: the pages of the form and the call that takes it. They may be larger than other requests, and take longer. [FRM-04] [OPS-09]
import { fixedPaths } from "@kontor/domain/site/routing";

/** The call, below `/api`. */
export const uploadCall = "/shop/request/application";

/** The pages whose form comes with files. */
export const uploadPages: readonly string[] = Object.values(fixedPaths["application-form"]);

const paths: ReadonlySet<string> = new Set([`/api${uploadCall}`, ...uploadPages]);

export const isUpload = (url: string | undefined): boolean => paths.has(url?.split("?")[0] ?? "");
