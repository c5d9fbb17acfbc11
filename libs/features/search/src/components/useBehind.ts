import { startTransition, useEffect, useState } from 'react';

/**
 * A value one picture late: what is worth seeing first is on the screen before the rest of the page takes it up. Unlike
 * `useDeferredValue` it waits inside a transition too, and every navigation is one.
 */
export function useBehind<Value>(value: Value): Value {
  const [behind, setBehind] = useState(value);
  useEffect(() => {
    // before the next frame nothing of it has been seen
    const frame = requestAnimationFrame(() => startTransition(() => setBehind(value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return behind;
}
