/** The plugin of `one-byte.mjs`, for files that are typed. */
export const oneByte: import("vite").Plugin;
