import { startTransition, useEffect, useState } from 'react';

/** Milliseconds to wait for a frame: a hidden tab renders none. */
const WITHOUT_FRAME = 100;

/**
 * Follows the newest value once the browser has painted the frame of the urgent update. `useDeferredValue` would start
 * as soon as that update is committed, and its work would delay the paint.
 */
export function useAfterPaint<Value>(newest: Value): Value {
  const [shown, setShown] = useState(newest);
  useEffect(() => {
    if (Object.is(shown, newest)) return undefined;
    return afterPaint(() => startTransition(() => setShown(() => newest)));
  }, [newest, shown]);
  return shown;
}

/** Calls once, behind the next frame; returns what takes it back. */
function afterPaint(call: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const once = () => {
    cancel();
    call();
  };
  const frame = requestAnimationFrame(() => {
    clearTimeout(task);
    task = setTimeout(once);
  });
  task = setTimeout(once, WITHOUT_FRAME);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
  return cancel;
}
