/** What stands for an enquiry whose form has no category (B2.3). */
export const DEFAULT_CATEGORY = 'General Enquiry';

/** Categories under which the platform's own forms are stored, beside those that a site offers to choose from. */
export const FORM_CATEGORIES = [DEFAULT_CATEGORY, 'Vehicle Enquiry', 'Test Drive', 'Finance Enquiry'] as const;

/** Every category that an enquiry of a site may have. One line each: they stand in the subject of a mail. */
export const enquiryCategories = (offered: readonly string[] = []): readonly string[] => [
  ...new Set([...FORM_CATEGORIES, ...offered]),
];
