// Pages of offers are drawn by the server; only what was saved on this device is known to the browser alone.

export const loadSaveOffer = () => import('./parts/SaveOffer.js');

export const offersParts = [loadSaveOffer] as const;
