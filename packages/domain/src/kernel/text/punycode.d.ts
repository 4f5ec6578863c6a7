// The part of the package `punycode` that is used; named with its file, since Node has a deprecated module of the bare name.
declare module "punycode/punycode.es6.js" {
  export const decode: (label: string) => string;
  export const encode: (label: string) => string;
}
