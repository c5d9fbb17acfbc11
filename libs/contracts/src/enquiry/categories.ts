/** Categories under which the platform's own forms are stored. Nothing else spells one, so that a wrong one does not compile. */
export const CATEGORY = {
  general: 'General Enquiry',
  vehicle: 'Vehicle Enquiry',
  testDrive: 'Test Drive',
  finance: 'Finance Enquiry',
} as const;

/** What stands for an enquiry whose form has no category (B2.3). */
export const DEFAULT_CATEGORY = CATEGORY.general;

/** Beside those that a site offers to choose from. */
export const FORM_CATEGORIES = Object.values(CATEGORY);

/** Every category that an enquiry of a site may have. One line each: they stand in the subject of a mail. */
export const enquiryCategories = (offered: readonly string[] = []): readonly string[] => [
  ...new Set([...FORM_CATEGORIES, ...offered]),
];
