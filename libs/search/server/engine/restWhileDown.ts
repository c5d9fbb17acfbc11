interface Rest {
  /** Whether a failure is an outage, in contrast to a bad request. */
  readonly isOutage: (error: unknown) => boolean;
  /** Milliseconds; a faster failure starts no rest, since no one waits for it. */
  readonly slowAfter: number;
  /** Milliseconds without any request after a slow failure. */
  readonly rest: number;
  readonly now?: () => number;
}

/**
 * Asks, until that fails after a long wait: then questions fail at once, and after a rest one alone tries again. A
 * cluster that hangs as a whole so costs one shopper the wait and not each.
 */
export function restWhileDown<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
  { isOutage, slowAfter, rest, now = Date.now }: Rest,
): (...question: Question) => Promise<Answer> {
  let outage: { readonly error: unknown; readonly until: number } | undefined;
  return async (...question) => {
    const from = now();
    if (outage) {
      if (from < outage.until) throw outage.error;
      // the others go on failing at once while this one tries
      outage = { error: outage.error, until: Infinity };
    }
    try {
      const answer = await ask(...question);
      outage = undefined;
      return answer;
    } catch (error) {
      if (!isOutage(error)) outage = undefined;
      else if (outage || now() - from > slowAfter) outage = { error, until: now() + rest };
      throw error;
    }
  };
}
