import { enquiryRulesSection } from '@forecourt/enquiry';
import { sectionRef } from '@forecourt/site-config';
import type { FormsConfig } from './config.js';

/** The whole section; other libraries know it by its rules alone. */
export const formsSection = sectionRef<FormsConfig>(enquiryRulesSection.id);
