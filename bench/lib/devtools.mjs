// The browser's own protocol without a test tool between: nothing is attached to a page but what is asked for.

const failure = ({ message }, method) => new Error(`${method}: ${message}`);

/** A connection to a browser that listens on this port: commands to it or to one of its sessions, and what it says by itself. */
export const devToolsAt = async (port) => {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  const opened = Promise.withResolvers();
  socket.onopen = opened.resolve;
  socket.onerror = () => opened.reject(new Error(`no browser at port ${port}`));
  await opened.promise;

  const waiting = new Map();
  const listeners = new Set();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.id === undefined) for (const listen of listeners) listen(message);
    else {
      const { method, resolve, reject } = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) reject(failure(message.error, method));
      else resolve(message.result);
    }
  };
  let last = 0;
  const send = (method, params = {}, sessionId = undefined) => {
    last += 1;
    const { promise, resolve, reject } = Promise.withResolvers();
    waiting.set(last, { method, resolve, reject });
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return promise;
  };
  /** The next event of a session that fits. */
  const event = (sessionId, method, fits = () => true) => {
    const { promise, resolve } = Promise.withResolvers();
    const listen = (message) => {
      if (message.sessionId !== sessionId || message.method !== method || !fits(message.params)) return;
      listeners.delete(listen);
      resolve(message.params);
    };
    listeners.add(listen);
    return promise;
  };
  return { send, event };
};
