import { rulesOn, type CoolingOff, type StateRules, type WarrantyBand } from './stateRules.js';

/** What the rules ask of a vehicle. */
export interface RightsVehicle {
  readonly item_type: string;
  readonly simple_body?: string | undefined;
  readonly year?: number | undefined;
  /** `yyyy-mm-dd`, or `yyyy-mm` where the month alone is known. */
  readonly build_date?: string | undefined;
  readonly km?: number | undefined;
}

export type WarrantyAnswer =
  | { readonly kind: 'covered'; readonly length?: { readonly months: number; readonly km: number } }
  /** Too old, too far driven or too cheap. */
  | { readonly kind: 'outside' }
  /** Motorcycles, caravans and commercial vehicles without a rule of their own. */
  | { readonly kind: 'excluded' }
  /** Something that decides is not known. */
  | { readonly kind: 'ask' };

export interface BuyingRights {
  readonly state: string;
  readonly law: string;
  readonly reviewed: string;
  readonly warranty: WarrantyAnswer;
  /** Left out where the rules state nothing. */
  readonly coolingOff?: CoolingOff | 'none';
}

const COMMERCIAL_BODY = /\b(van|bus|truck|cab ?chassis)\b/i;

/**
 * What a buyer of a used vehicle has by the law of a state on a day: the dealer's warranty and the cooling-off period.
 * Absent for a state or day without rules. It never says that a vehicle is covered when what decides is not known.
 */
export function buyingRights(
  vehicle: RightsVehicle,
  price: number | undefined,
  state: string | undefined,
  day: string,
): BuyingRights | undefined {
  const rules = state === undefined ? undefined : rulesOn(state, day);
  if (!rules) return undefined;
  const kind = kindOf(vehicle);
  const coolingOff = coolingOffOf(rules, kind);
  return {
    state: rules.state,
    law: rules.law,
    reviewed: rules.reviewed,
    warranty: kind === 'commercial' ? { kind: 'excluded' } : warrantyOf(rules, kind, vehicle, price, day),
    ...(coolingOff ? { coolingOff } : {}),
  };
}

type Kind = 'car' | 'motorcycle' | 'caravan' | 'commercial';

function kindOf({ item_type, simple_body }: RightsVehicle): Kind {
  if (item_type === 'truck' || (item_type === 'car' && COMMERCIAL_BODY.test(simple_body ?? ''))) return 'commercial';
  return item_type === 'motorcycle' || item_type === 'caravan' ? item_type : 'car';
}

function coolingOffOf({ coolingOff }: StateRules, kind: Kind): CoolingOff | 'none' | undefined {
  if (coolingOff === undefined || coolingOff === 'none') return coolingOff;
  return kind !== 'commercial' && coolingOff.of.includes(kind) ? coolingOff : undefined;
}

function warrantyOf(
  { warranty }: StateRules,
  kind: Exclude<Kind, 'commercial'>,
  vehicle: RightsVehicle,
  price: number | undefined,
  day: string,
): WarrantyAnswer {
  const bands = warranty.filter((band) => band.of === kind);
  if (bands.length === 0) return { kind: 'excluded' };
  for (const band of bands) {
    const fits = fitsBand(band, vehicle, price, day);
    if (fits === undefined) return { kind: 'ask' };
    if (fits) return { kind: 'covered', ...(band.length ? { length: band.length } : {}) };
  }
  return { kind: 'outside' };
}

/**
 * Whether a vehicle is within every limit; undefined if one of them is unknown. A limit that it clearly exceeds decides
 * alone.
 */
function fitsBand(
  band: WarrantyBand,
  vehicle: RightsVehicle,
  price: number | undefined,
  day: string,
): boolean | undefined {
  const { years, km, fromPrice, toPrice } = band;
  const answers = [
    years === undefined ? true : isWithinYears(vehicle, years, day),
    km === undefined ? true : vehicle.km === undefined ? undefined : vehicle.km <= km,
    fromPrice === undefined ? true : price === undefined ? undefined : price >= fromPrice,
    toPrice === undefined ? true : price === undefined ? undefined : price <= toPrice,
  ];
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

/** By the day of building; by the month or the year alone only where every day of it gives the same answer. */
function isWithinYears({ build_date = '', year }: RightsVehicle, years: number, day: string): boolean | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(build_date)) return addYears(build_date, years) >= day;
  const isMonth = /^\d{4}-\d{2}$/.test(build_date);
  if (!isMonth && year === undefined) return undefined;
  const span = isMonth ? [`${build_date}-01`, `${build_date}-31`] : [`${year}-01-01`, `${year}-12-31`];
  const [oldest, newest] = span.map((date) => addYears(date, years) >= day);
  return oldest === newest ? oldest : undefined;
}

const addYears = (date: string, years: number): string =>
  `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
