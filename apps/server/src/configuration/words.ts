import { enquiryWords } from '@forecourt/enquiry';
import { siteConfigWords } from '@forecourt/site-config';
import { vehicleWords } from '@forecourt/vehicle';
import type { Catalogue } from '@forecourt/words';

/** Catalogues of the libraries that every site has, whatever its features: of the core, and of what servers say. */
export const COMMON_WORDS: readonly Catalogue[] = [enquiryWords, siteConfigWords, vehicleWords];
