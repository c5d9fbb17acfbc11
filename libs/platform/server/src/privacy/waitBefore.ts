export interface SendLimit {
  readonly sends: number;
  readonly withinMs: number;
}

/** Milliseconds until one more may be sent, 0 for now. `sent` are the moments of earlier ones, the newest first. */
export const waitBefore = (sent: readonly number[], now: number, limits: readonly SendLimit[]): number =>
  Math.max(
    0,
    ...limits.map(({ sends, withinMs }) => {
      const oldest = sent[sends - 1];
      return oldest === undefined ? 0 : oldest + withinMs - now;
    }),
  );
