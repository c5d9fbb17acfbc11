import { statedRepayment } from '@forecourt/finance-maths';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { toDocument, type Vehicle, type VehicleDocument } from '@forecourt/vehicle';
import { placePointOf } from './placePoint.js';

/**
 * A vehicle as the index of `owner`'s stock has it, for every site that shows it: places are the owner's,
 * repayments those of the site that states them. Nothing else in it depends on a site; see docs/adr/0035.
 */
export const documentOf = (vehicle: Vehicle, owner: ConfiguredSite, stating = owner): VehicleDocument => {
  const document = toDocument(vehicle, {
    site: owner.slug,
    financeProvider: stating.site.financeProvider,
    placePoint: placePointOf(vehicle, owner.site),
  });
  const own = document.weekly_repayment === undefined ? statedRepayment(vehicle, stating.config) : {};
  return { ...document, ...own };
};
