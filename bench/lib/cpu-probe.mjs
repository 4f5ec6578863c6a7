// Put into a server with `--import`: answers how much processor time the process has used, in microseconds, whenever its parent asks; and how much its heap holds after a collection.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const answers = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return { cpu: user + system };
  },
  heap: () => {
    setFlagsFromString("--expose-gc");
    runInNewContext("gc")();
    return { heap: process.memoryUsage().heapUsed };
  },
};

if (process.send !== undefined) {
  process.on("message", (question) => {
    if (Object.hasOwn(answers, question)) process.send?.(answers[question]());
  });
  process.channel?.unref();
}
