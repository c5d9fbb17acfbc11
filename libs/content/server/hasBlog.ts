import { findSection, type ConfigValues } from '@forecourt/site-config';
import { contentSection } from './contentSection.js';

/** Whether a site shows its articles. */
export const hasBlog = (site: { readonly config: ConfigValues }): boolean =>
  findSection(site, contentSection)?.hasBlog === true;
