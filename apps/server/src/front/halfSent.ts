export interface HalfSentOptions {
  /** Bodies of one network, or answers to it, that may be on their way at once. */
  readonly perNetwork: number;
  /** The same of all networks. */
  readonly total: number;
  /** Longest that one may be on its way, milliseconds. */
  readonly maxMs: number;
}

export interface HalfSent {
  /**
   * A body or an answer is on its way. `drop` is called when its time is over, or another one needs its place; call
   * what is returned once it is whole or the visitor has gone.
   */
  enter(network: string, drop: () => void): () => void;
}

interface Entry {
  readonly drop: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Requests that are sent by half, and answers that are read by half, hold nothing but a place here. A new one is never
 * refused: the oldest of its network makes room, and where there is no room at all, the oldest of the network that has
 * the most. An honest one is whole within moments; who is slow on purpose pushes out his own.
 */
export function createHalfSent({ perNetwork, total, maxMs }: HalfSentOptions): HalfSent {
  const networks = new Map<string, Set<Entry>>();
  let count = 0;

  const leave = (network: string, entry: Entry): boolean => {
    const own = networks.get(network);
    if (!own?.delete(entry)) return false;
    clearTimeout(entry.timer);
    count--;
    if (own.size === 0) networks.delete(network);
    return true;
  };
  const dropOldest = (network: string): void => {
    const [oldest] = networks.get(network) ?? [];
    if (oldest && leave(network, oldest)) oldest.drop();
  };
  const fullest = (): string => {
    let [name, most] = ['', 0];
    for (const [network, { size }] of networks) if (size > most) [name, most] = [network, size];
    return name;
  };

  return {
    enter(network, drop) {
      if ((networks.get(network)?.size ?? 0) >= perNetwork) dropOldest(network);
      else if (count >= total) dropOldest(fullest());
      const entry: Entry = {
        drop,
        timer: setTimeout(() => {
          if (leave(network, entry)) drop();
        }, maxMs),
      };
      const own = networks.get(network) ?? new Set();
      networks.set(network, own.add(entry));
      count++;
      return () => void leave(network, entry);
    },
  };
}
