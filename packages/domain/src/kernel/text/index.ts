// The door of `text`.
export {};
