import { useEffect, useRef, useState, type RefObject } from 'react';
import { useInView } from '../spin/useInView.js';
import { wantsCalm } from '../spin/visitorWishes.js';

/**
 * From 0 to 1 over the time, once, while the element is seen. Otherwise it is 1: on the server, in print, before and
 * after, and for visitors who prefer less motion.
 */
export function useCountUp(element: RefObject<HTMLElement | null>, milliseconds: number): number {
  const [share, setShare] = useState(1);
  const isSeen = useInView(element);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isSeen || isDone.current || wantsCalm()) return undefined;
    const begun = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const passed = Math.min(1, Math.max(0, now - begun) / milliseconds);
      if (passed === 1) isDone.current = true;
      // quick at first, slow at the end
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShare(1);
    };
  }, [isSeen, milliseconds]);
  return share;
}
