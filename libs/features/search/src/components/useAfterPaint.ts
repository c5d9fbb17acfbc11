import { startTransition, useEffect, useState } from 'react';

/** A tab that is not looked at draws no frame. */
const WITHOUT_FRAME = 100;

/**
 * A value that follows the newest once the frame of what is drawn with it at once is out. `useDeferredValue` begins as
 * soon as that is in the document: its work then keeps the frame itself waiting.
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
