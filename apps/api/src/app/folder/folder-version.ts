// The version of a provider's folder: what its files look like, apart from the version of the package that reads them. [PKG-07]

/** Beside the content, in the folder itself. */
export const versionFile = "kontor.json";

/** 1: the content names its provider by slots. */
export const folderVersion = 1;
