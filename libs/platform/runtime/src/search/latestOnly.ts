import { neverSettles } from './neverSettles.js';

/** Runs one piece of work at a time: a newer one calls an older one off, which then neither answers nor fails. */
export function latestOnly() {
  let present: AbortController | undefined;
  return async function run<Answer>(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    present?.abort();
    const own = new AbortController();
    present = own;
    try {
      const answer = await work(own.signal);
      return own.signal.aborted ? await neverSettles() : answer;
    } catch (error) {
      if (own.signal.aborted) return neverSettles();
      throw error;
    }
  };
}
