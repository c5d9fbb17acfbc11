import type { CaptchaOptions } from './captcha.js';
import { sectionRef } from '@forecourt/site-config';

// Alone in its file: every page's first script names the section.

/** What a site asks of every enquiry beside name and email: options of its forms. */
export interface EnquiryRequirements {
  readonly messageRequired?: boolean;
  readonly phoneRequired?: boolean;
  readonly termsRequired?: boolean;
  /** Categories to choose from, beside those of the platform's own forms. */
  readonly categories?: readonly string[];
  /** Who tells people from programs; nobody when left out. */
  readonly captcha?: CaptchaOptions | null;
}

/** The same as options of a site, for those who know nothing of the forms feature. */
export const enquiryRulesSection = sectionRef<EnquiryRequirements>('forms');
