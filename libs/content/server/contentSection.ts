import { sectionRef } from '@forecourt/site-config';

/** The content's options that the service reads. */
export const contentSection = sectionRef<{
  readonly hasBlog?: boolean;
  readonly memberPages?: { readonly spinToWin?: string; readonly onlinePayment?: string };
}>('content');
