import { findSection, sectionRef, type ConfigValues } from '@forecourt/site-config';

const blogSection = sectionRef<{ readonly hasBlog?: boolean }>('content');

/** Whether a site shows its articles. */
export const hasBlog = (site: { readonly config: ConfigValues }): boolean =>
  findSection(site, blogSection)?.hasBlog === true;
