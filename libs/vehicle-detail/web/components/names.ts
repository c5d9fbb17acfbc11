// Parts say these names: the page’s own code loads before interaction, and does without the catalogue.

/** Id of what names the column with price and buttons. */
export const SIDE_NAME = 'vehicle-side';

/** Id of the heading of the enquiry. */
export const ENQUIRY_TITLE = 'enquiry-title';
