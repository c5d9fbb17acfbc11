import { financeRefusal, type FinanceConfig } from '@forecourt/finance-maths';
import type { SiteSection } from '@forecourt/site-config';
import { priceNote, type Vehicle, type VehicleSay } from '@forecourt/vehicle';
import type { BrochurePrice } from './priceText.js';

export interface NotesInput {
  readonly vehicle: Vehicle;
  readonly site: SiteSection;
  readonly price: BrochurePrice;
  /** Absent where the site has no finance. */
  readonly finance?: FinanceConfig | undefined;
  /** Date of printing, in words. */
  readonly printed: string;
  /** The same as `yyyy-mm-dd`. */
  readonly today: string;
  readonly sayVehicle: VehicleSay;
}

/** Small print: what the price contains, what may change, and the lender's words where the page offers finance. */
export function notesOf({ vehicle, site, price, finance, printed, today, sayVehicle }: NotesInput): string[] {
  const isPriced = !price.isWords && price.basis !== 'per week';
  const note = isPriced ? priceNote(vehicle.price_type, sayVehicle) : undefined;
  return [
    ...(note ? [note] : []),
    `Price, availability and details are as of ${printed}` +
      ' and may change; the vehicle’s page has the present ones. Specifications and features come from ' +
      'makers’ and dealers’ data: please confirm what matters to you before you buy.',
    ...financeNotes(vehicle, site, finance, today),
  ];
}

/** The brochure states no repayment; its page does, and this goes with it (FIN-06). */
function financeNotes(vehicle: Vehicle, site: SiteSection, finance: FinanceConfig | undefined, today: string) {
  if (!finance) return [];
  const context = { provider: site.financeProvider, manufacturer: site.manufacturer, today };
  if (financeRefusal(vehicle, finance, context) !== undefined) return [];
  return [`Finance estimates on the vehicle’s page: ${finance.disclaimer.text} ${finance.warning.text}`.trim()];
}
