/** Parts of pages that come alive by themselves. */
export const loadDraft = () => import('./parts/DraftPart.js');

export const checkoutParts = [loadDraft] as const;
