// The server renders the pages of offers; only saved offers and the chat window need the browser.

export const loadSaveOffer = () => import('./parts/SaveOffer.js');
export const loadChatButton = () => import('./parts/ChatButton.js');

export const offersParts = [loadSaveOffer, loadChatButton] as const;
