import type { OfferSummary } from '@forecourt/contracts/api';
import type { ItemType } from '@forecourt/vehicle';

/**
 * Whether a test drive goes with an offer: not with one of kinds alone that the site lets nobody drive, such as
 * caravans.
 */
export const hasTestDrive = ({ itemTypes }: Pick<OfferSummary, 'itemTypes'>, driven: readonly ItemType[]): boolean =>
  itemTypes === undefined || itemTypes.some((type) => driven.includes(type));
