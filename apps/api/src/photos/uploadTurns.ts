import { Refusal } from '@forecourt/contracts/api';

/** Uploads that are read at once: each may hold a whole photo. */
const MOST = 16;
const MOST_PER_VISITOR = 3;

/** Bounds how many uploads are under way, by visitor and together; throws a 429 or 503 for one too many. */
export function uploadTurns({ most = MOST, perVisitor = MOST_PER_VISITOR } = {}) {
  const underWay = new Map<string, number>();
  let all = 0;
  return {
    async take<Result>(visitor: string, work: () => Promise<Result>): Promise<Result> {
      const own = underWay.get(visitor) ?? 0;
      if (own >= perVisitor) throw new Refusal(429, 'Photos of yours are being sent already. Please wait for them.');
      if (all >= most) throw new Refusal(503, 'Many photos are being sent just now. Please try again in a moment.');
      underWay.set(visitor, own + 1);
      all++;
      try {
        return await work();
      } finally {
        all--;
        const left = (underWay.get(visitor) ?? 1) - 1;
        if (left > 0) underWay.set(visitor, left);
        else underWay.delete(visitor);
      }
    },
  };
}
