/** Topics for which a page can have its own form, in addition to vehicles, offers and places (FORM-11). */
export const ENQUIRY_TOPICS = ['service', 'parts', 'fleet', 'careers'] as const;
export type EnquiryTopic = (typeof ENQUIRY_TOPICS)[number];
