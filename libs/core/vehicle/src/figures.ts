/** A figure of a feed as a whole number; absent where it is none, or not above 0. */
export const wholeFigure = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? Math.round(value) : undefined;
