/** Milliseconds since the page began. Every page of the site is a document of its own. */
export const filledMs = (): number => Math.max(0, Math.round(performance.now()));
