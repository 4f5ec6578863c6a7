// React listens at the document for every event there is, each of them twice. What no part of the shop answers is left out: on a slow phone that is a tenth of a press. [LOC-16]

/** Events of a mouse and of fingers, which come as pointer events and clicks as well. */
const unheard = /^(mouse|touch)|capture$/;

/** Lets React attach itself without them; what listens by itself hears them as ever. */
export const attachedToHeard = (attach: () => void): void => {
  const { addEventListener } = document;
  document.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions]) => {
    if (!unheard.test(type)) addEventListener.call(document, type, ...rest);
  };
  attach();
  document.addEventListener = addEventListener;
};
