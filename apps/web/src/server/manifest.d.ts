// The scripts of the client's build, as Start's plugin for vite tells them.
declare module "tanstack-start-manifest:v" {
  export const tsrStartManifest: () => NonNullable<
    Parameters<typeof import("@tanstack/react-router/ssr/server")["attachRouterServerSsrUtils"]>[0]["manifest"]
  >;
}
