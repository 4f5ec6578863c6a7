// The part of the package `tr46` that tests use: the server's conversion.
declare module "tr46" {
  export const toASCII: (name: string, options: Readonly<Record<string, boolean>>) => string | null;
}
