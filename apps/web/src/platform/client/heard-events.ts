// React listens at the document for every event there is, each of them twice. What no part of the shop answers is left out: on a slow phone that is a tenth of a press. [LOC-16]

/** Events of a mouse and of fingers, which come as pointer events and clicks as well, and those of what moves by itself. */
const unheard = /^(mouse|touch|transition|animation)|capture$/;

/** A finger does not pass over a part: it presses it. */
const isOfFinger = ({ pointerType }: Partial<PointerEvent>): boolean => pointerType === "touch";

/** Lets React attach itself without them; what listens by itself hears them as ever. */
export const attachedToHeard = (attach: () => void): void => {
  const { addEventListener } = document;
  document.addEventListener = (type: string, listener: EventListener, options: AddEventListenerOptions) => {
    if (unheard.test(type)) return;
    const heard: EventListener = /^pointero(ver|ut)$/.test(type)
      ? (event) => isOfFinger(event as PointerEvent) || listener(event)
      : listener;
    addEventListener.call(document, type, heard, options);
  };
  attach();
  document.addEventListener = addEventListener;
};
