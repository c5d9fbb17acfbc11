// Articles are drawn by the server; only what the shopper read before is known to the browser alone.

export const loadReadBefore = () => import('./parts/ReadBeforePart.js');

export const contentParts = [loadReadBefore] as const;
