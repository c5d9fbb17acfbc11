/** Parts of pages that hydrate independently. */
export const loadDraft = () => import('./parts/DraftPart.js');

export const checkoutParts = [loadDraft] as const;
