/** Milliseconds in which the same line is logged once. */
const SAID_FOR = 10 * 60_000;

/**
 * Logs a line unless it was logged within the last ten minutes: shoppers may hit the same problem many times a second.
 */
export function seldom(onNotice: (line: string) => void, now: () => number = Date.now): (line: string) => void {
  const saidAt = new Map<string, number>();
  return (line) => {
    if (now() - (saidAt.get(line) ?? -SAID_FOR) < SAID_FOR) return;
    saidAt.set(line, now());
    onNotice(line);
  };
}
