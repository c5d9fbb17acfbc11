import { CATEGORY, type Category } from '@forecourt/enquiry';

/** What a form says of itself, and not the shopper (B2.3). */
export interface OwnEnquiry {
  /** As the form's `data-enquiry` says. */
  readonly form: string;
  readonly category: Category;
  readonly subcategory: string;
}

const OWN: readonly Category[] = [CATEGORY.offer, CATEGORY.testDrive];

/** Restores the subject of a refused form that had set its own, also on the contact page. */
export function ownEnquiry(category: string | undefined, subcategory: string | undefined): OwnEnquiry | undefined {
  const own = OWN.find((name) => name === category);
  return own === undefined || subcategory === undefined ? undefined : { form: 'own', category: own, subcategory };
}
