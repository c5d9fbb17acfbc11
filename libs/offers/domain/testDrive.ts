import type { OfferSummary } from './offersCalls.js';
import type { ItemType } from '@forecourt/vehicle';

/**
 * Whether an offer links to a test drive: it does not if the site offers test drives for none of its kinds, for example
 * for caravans.
 */
export const hasTestDrive = ({ itemTypes }: Pick<OfferSummary, 'itemTypes'>, driven: readonly ItemType[]): boolean =>
  itemTypes === undefined || itemTypes.some((type) => driven.includes(type));
