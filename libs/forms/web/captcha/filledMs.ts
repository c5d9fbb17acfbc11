/** Milliseconds since the page started to load. Every page of the site is a separate document. */
export const filledMs = (): number => Math.max(0, Math.round(performance.now()));
