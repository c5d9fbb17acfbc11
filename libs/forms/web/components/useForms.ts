import { useSite } from '@forecourt/composition';
import { formsOf, type FormsConfig } from '../rules/formsOf.js';

/** The forms of the site with all their texts. */
export const useForms = (): FormsConfig => formsOf(useSite());
