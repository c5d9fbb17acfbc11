/** Whole photos that are held at once. Those on their way are bounded where requests come in. */
const MOST = 16;
const MOST_PER_VISITOR = 3;

/** Bounds how many whole photos are in work, by visitor and together: one too many is `busy`. */
export function uploadTurns({ most = MOST, perVisitor = MOST_PER_VISITOR } = {}) {
  const underWay = new Map<string, number>();
  let all = 0;
  return {
    async take<Result>(visitor: string, work: () => Promise<Result>): Promise<Result | 'busy'> {
      const own = underWay.get(visitor) ?? 0;
      if (own >= perVisitor || all >= most) return 'busy';
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

export type UploadTurns = ReturnType<typeof uploadTurns>;
