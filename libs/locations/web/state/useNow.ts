import { useEffect, useState } from 'react';
import { useSite } from '@forecourt/composition';

const MINUTE_MS = 60_000;

/**
 * The current time, updated every minute; starts with the time that the server rendered with. A preview of another day
 * stays at its moment. Epoch milliseconds.
 */
export function useNow(drawn: number | undefined): number | undefined {
  const [now, setNow] = useState(drawn);
  const isFixed = useSite().shownAt !== undefined;
  useEffect(() => {
    if (isFixed) return undefined;
    const look = () => setNow(Date.now());
    look();
    // by the minute: tabs sleep, and one long timer would be late
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [isFixed]);
  return now;
}
