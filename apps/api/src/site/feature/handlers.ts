// The feature flags that are on. [CNT-09]
import { good, type Handlers } from "../../platform/http/call.ts";
import { cachedList } from "../content/cached-list.ts";
import type { ContentSource } from "../content/source.ts";

export const featureHandlers = (
  source: ContentSource,
  version: () => Promise<string>,
): Pick<Handlers, "readFeatureFlags"> => {
  const flags = cachedList(source, version, "feature-flags");
  return {
    readFeatureFlags: async () =>
      good(
        (await flags())
          .filter(({ enabled }) => enabled === true)
          .map(({ key }) => ({ key: String(key) }))
          .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      ),
  };
};
