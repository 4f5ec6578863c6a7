// Throttles a process by signals: it runs for its share of each period and is stopped for the rest: `cpu-throttle.mjs PID SHARE PERIOD-IN-MS`, until the parent disconnects.
const [pid, share, period] = process.argv.slice(2).map(Number);

const changed = (signal) => {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
};

const end = () => {
  changed("SIGCONT");
  process.exit();
};
process.on("disconnect", end);
process.on("SIGTERM", end);
process.on("SIGINT", end);

const turn = () => {
  if (!changed("SIGCONT")) return process.exit();
  setTimeout(() => {
    changed("SIGSTOP");
    setTimeout(turn, period * (1 - share));
  }, period * share);
};
turn();
