import type { PurchaseStep } from '@forecourt/checkout/domain';

/** Address of a purchase, or of one of its steps. `path` is the page's own. */
export const purchaseHref = (
  path: string,
  slug: string,
  { step, token }: { step?: PurchaseStep | undefined; token?: string | undefined } = {},
): string => {
  const query = { car_id: slug, ...(step ? { step } : {}), ...(token ? { reservation: token } : {}) };
  return `${path}?${new URLSearchParams(query).toString()}`;
};

/** Where the summary on paper is. */
export const paperHref = (slug: string, token?: string): string =>
  `/api/purchases/summary.pdf?${new URLSearchParams({ vehicle: slug, ...(token ? { token } : {}) }).toString()}`;
