import type { CaptchaOptions } from './captcha.js';
import type { NextSteps } from './nextSteps.js';
import { sectionRef } from '@forecourt/site-config';

// Alone in its file: every page's first script names the section.

/** What a site requires of every enquiry in addition to name and email: options of its forms. */
export interface EnquiryRequirements {
  readonly messageRequired?: boolean;
  readonly phoneRequired?: boolean;
  readonly termsRequired?: boolean;
  /** Categories to choose from, in addition to those of the platform's own forms. */
  readonly categories?: readonly string[];
  /** The dealer's own steps of what happens after an enquiry, in place of `ourNextSteps`. */
  readonly nextSteps?: Partial<NextSteps> | undefined;
  /** The captcha service; none when left out. */
  readonly captcha?: CaptchaOptions | null;
}

/** The same as options of a site, for those who know nothing of the forms feature. */
export const enquiryRulesSection = sectionRef<EnquiryRequirements>('forms');
