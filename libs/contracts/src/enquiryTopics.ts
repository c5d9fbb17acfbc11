/** What a page may ask a form of its own for, beside vehicles, offers and places (FORM-11). */
export const ENQUIRY_TOPICS = ['service', 'parts', 'fleet', 'careers'] as const;
export type EnquiryTopic = (typeof ENQUIRY_TOPICS)[number];
