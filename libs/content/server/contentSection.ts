import { sectionRef } from '@forecourt/site-config';
import type { MemberPageOptions } from '../domain/index.js';

/** The content's options that the service reads. */
export const contentSection = sectionRef<{
  readonly hasBlog?: boolean;
  readonly memberPages?: MemberPageOptions;
}>('content');
