// Lines of JSON as they come: each is emitted as soon as it is complete. [DOM-08]

/** Reads a stream to its end. An aborted signal ends it early. */
export const linesOfJson = async <Line>(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onLine: (line: Line) => void,
): Promise<void> => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  const emitLines = (text: string): string => {
    const lines = text.split("\n");
    for (const line of lines.slice(0, -1)) if (line.trim() !== "") onLine(JSON.parse(line));
    return lines.at(-1) ?? "";
  };
  try {
    for (let rest = "", chunk = await reader.read(); ; chunk = await reader.read()) {
      rest = emitLines(rest + decoder.decode(chunk.value, { stream: !chunk.done }) + (chunk.done ? "\n" : ""));
      if (chunk.done) return;
    }
  } finally {
    signal.removeEventListener("abort", stop);
  }
};
