import { enquiryRulesSection } from '@forecourt/enquiry';
import { sectionRef } from '@forecourt/site-config';
import type { FormsSection } from './config.js';

/** The whole section; other libraries know it by its rules alone. */
export const formsSection = sectionRef<FormsSection>(enquiryRulesSection.id);
