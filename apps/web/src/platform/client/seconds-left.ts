// A wait that is counted down on screen, second by second. [DOM-05]
import { useEffect, useState } from "react";

/** How many whole seconds are left of a wait that begins when `seconds` becomes another number than 0; 0 when it is over. */
export const useSecondsLeft = (seconds: number): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === 0) return;
    const end = performance.now() + seconds * 1000;
    const ticking = setInterval(() => setLeft(Math.max(0, Math.ceil(Math.round(end - performance.now()) / 1000))), 250);
    return () => clearInterval(ticking);
  }, [seconds]);
  return seconds === 0 ? 0 : left;
};
