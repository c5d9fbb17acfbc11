import { useEffect, useState } from 'react';

/** Longer than this, a wait is worth telling; shorter ones would only flicker. */
const SLOW = 200;

/** Whether something has been going on for so long that somebody should see it. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isSlow;
}
