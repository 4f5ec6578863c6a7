// The part of the package `tr46` that is used; it comes without types.
declare module "tr46" {
  export const toASCII: (name: string, options: Readonly<Record<string, boolean>>) => string | null;
}
