import type { DisclaimerAnswer } from '@forecourt/finance/domain';
import { findFinance, lenderOf } from '@forecourt/finance-maths';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';

/** Answer of `readDisclaimer`: the lender's words before the site's (FIN-06). */
export function disclaimerOf(vehicle: Vehicle, site: ConfiguredSite): DisclaimerAnswer {
  const finance = findFinance(site);
  if (!finance) return { car_id: vehicle.id, disclaimer: null };
  const own = lenderOf(vehicle, finance, site.site.financeProvider)?.disclaimer;
  return own
    ? { car_id: vehicle.id, disclaimer: own, source: 'lender' }
    : { car_id: vehicle.id, disclaimer: finance.disclaimer.text || null, source: 'site' };
}
