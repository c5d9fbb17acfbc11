// The server renders articles; only the browser knows what the shopper read before.

export const loadReadBefore = () => import('./parts/ReadBeforePart.js');

export const contentParts = [loadReadBefore] as const;
