/** The same line is said once in so many milliseconds. */
const SAID_FOR = 10 * 60_000;

/**
 * Says a line to the operator unless it was said a short while ago: shoppers meet the same trouble many times a second.
 */
export function seldom(onNotice: (line: string) => void, now: () => number = Date.now): (line: string) => void {
  const saidAt = new Map<string, number>();
  return (line) => {
    if (now() - (saidAt.get(line) ?? -SAID_FOR) < SAID_FOR) return;
    saidAt.set(line, now());
    onNotice(line);
  };
}
