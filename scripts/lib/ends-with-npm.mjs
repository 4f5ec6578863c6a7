// Ends this process with the `npm` that started it. npm passes a signal on to its shell, and the shell dies of it alone: what
// it ran would go on without a parent. (`exec` in the script would make this unnecessary, but Windows has none.)
const parent = process.ppid;

if (process.env.npm_lifecycle_event !== undefined && process.platform !== "win32") {
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, "SIGTERM");
  }, 200);
  watching.unref();
}
