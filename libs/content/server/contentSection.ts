import { sectionRef } from '@forecourt/site-config';
import type { MemberPageOptions } from '@forecourt/content/domain';

/** The content's options that the service reads. */
export const contentSection = sectionRef<{
  readonly hasBlog?: boolean;
  readonly memberPages?: MemberPageOptions;
}>('content');
