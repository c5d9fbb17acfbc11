import { financeRefusal, type FinanceConfig } from '@forecourt/finance-maths';
import type { SiteSection } from '@forecourt/site-config';
import { priceNote, type Vehicle, type VehicleSay } from '@forecourt/vehicle';
import type { BrochureSay } from '../../words/say.js';
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
  readonly say: BrochureSay;
  readonly sayVehicle: VehicleSay;
}

/** Small print: what the price contains, what may change, and the lender's words where the page offers finance. */
export function notesOf({ vehicle, site, price, finance, printed, today, say, sayVehicle }: NotesInput): string[] {
  const isPriced = !price.isWords && !price.isWeekly;
  const note = isPriced ? priceNote(vehicle.price_type, sayVehicle) : undefined;
  return [
    ...(note ? [note] : []),
    say('note.changes', { day: printed }),
    ...financeNotes({ vehicle, site, finance, today, say }),
  ];
}

/** The brochure states no repayment; its page does, and this goes with it (FIN-06). */
function financeNotes({
  vehicle,
  site,
  finance,
  today,
  say,
}: Pick<NotesInput, 'vehicle' | 'site' | 'finance' | 'today' | 'say'>): string[] {
  if (!finance) return [];
  const context = { provider: site.financeProvider, manufacturer: site.manufacturer, today };
  if (financeRefusal(vehicle, finance, context) !== undefined) return [];
  return [say('note.finance', { words: `${finance.disclaimer.text} ${finance.warning.text}`.trim() })];
}
