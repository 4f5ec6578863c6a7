// Which functions of which scripts ran, as V8's profiler counts them, in the form that processes and pages hand on.

export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
  }[];
}

/** A script's address, and where in it the functions begin that ran. */
export interface Ran {
  readonly url: string;
  readonly starts: readonly number[];
}

/** Scripts of the builds: what else runs, such as packages of Node, says nothing about sources. */
const built = /\/\.kontor\/server\/|\/dist\/server\/|^https?:.*\/assets\//;

/** A whole script begins at its first character: that it was loaded says nothing about its modules. */
export const ranOf = (scripts: readonly ScriptCoverage[]): readonly Ran[] =>
  scripts
    .filter(({ url }) => built.test(url))
    .map(({ url, functions }) => ({
      url,
      starts: functions.flatMap(({ ranges: [whole] }) =>
        whole !== undefined && whole.count > 0 && whole.startOffset > 0 ? [whole.startOffset] : [],
      ),
    }))
    .filter(({ starts }) => starts.length > 0);
