// Pages of offers are drawn by the server; what was saved on this device and the window of a chat are the browser's
// alone.

export const loadSaveOffer = () => import('./parts/SaveOffer.js');
export const loadChatButton = () => import('./parts/ChatButton.js');

export const offersParts = [loadSaveOffer, loadChatButton] as const;
