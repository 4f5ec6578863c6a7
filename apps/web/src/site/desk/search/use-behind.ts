// A value that follows another one when that has rested for a moment: not each letter that is typed is a call.
import { useEffect, useState } from "react";

export const useBehind = <A>(value: A, ms: number): A => {
  const [behind, follow] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => follow(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return behind;
};
