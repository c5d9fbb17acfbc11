import { CATEGORY, type Category } from '@forecourt/enquiry';

/** What a form says of itself, and not the shopper (B2.3). */
export interface OwnEnquiry {
  /** As the form's `data-enquiry` says. */
  readonly form: string;
  readonly category: Category;
  readonly subcategory: string;
}

const OWN: readonly Category[] = [CATEGORY.offer, CATEGORY.testDrive];

/** A refused form that said itself what it was about says so again, also on the contact page. */
export function ownEnquiry(category: string | undefined, subcategory: string | undefined): OwnEnquiry | undefined {
  const own = OWN.find((name) => name === category);
  return own === undefined || subcategory === undefined ? undefined : { form: 'own', category: own, subcategory };
}
