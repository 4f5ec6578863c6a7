// Listens to parts of the page until a signal comes.
export const listening =
  (left: AbortSignal) =>
  <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement | Document,
    type: Type,
    hear: (event: HTMLElementEventMap[Type]) => void,
  ): void =>
    target.addEventListener(type, (event) => hear(event as HTMLElementEventMap[Type]), { signal: left });
