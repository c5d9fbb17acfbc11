import { LONGEST_ADDRESS } from '@forecourt/contracts';
import { CAR_TYPES, ITEM_TYPES, PRICE_TYPES } from '@forecourt/vehicle';
import type { ReadingName, ValueKind } from './readings.js';

interface TargetKind {
  /** What its readings may give. */
  readonly takes: readonly ValueKind[];
  /** How it is read when a mapping does not say. */
  readonly reading: ReadingName;
  /** The only values that it may have. */
  readonly allowed?: readonly string[];
  readonly isWhole?: true;
  /** What no vehicle is below or above. */
  readonly least?: number;
  readonly most?: number;
  /** Feeds write 0 where there is no value. */
  readonly hasZero?: true;
  /** Characters of a text; a longer one is cut. */
  readonly longest?: number;
  /** A text whose case means nothing. */
  readonly isUpper?: true;
  /** A list of pictures: addresses, and files of the dealer's folder. */
  readonly isPictures?: true;
  /** A text that tells vehicles apart: cut, it would be another's. */
  readonly isKey?: true;
  /** A whole number that fractions are rounded to; elsewhere a fraction is none of its values. */
  readonly rounds?: true;
}

/** Make, model and address of a vehicle are indexed by the database, which takes some 2,700 bytes. */
const TEXT: TargetKind = { takes: ['text'], reading: 'text', longest: 200 };
const STATE: TargetKind = { ...TEXT, reading: 'state' };
const KEY: TargetKind = { ...TEXT, longest: 100, isKey: true };
const ADDRESS: TargetKind = { ...TEXT, longest: LONGEST_ADDRESS };
const WHOLE: TargetKind = { takes: ['number'], reading: 'integer', isWhole: true };
const DOLLARS: TargetKind = { takes: ['number'], reading: 'money', isWhole: true, rounds: true };
const NUMBER: TargetKind = { takes: ['number'], reading: 'number' };
const DATE: TargetKind = { takes: ['date'], reading: 'date' };
/** Plates say the month alone. */
const MONTH: TargetKind = { takes: ['month', 'date'], reading: 'month' };
const LIST: TargetKind = { takes: ['list'], reading: 'list' };
const PICTURES: TargetKind = { ...LIST, isPictures: true };
const YES_NO: TargetKind = { takes: ['boolean'], reading: 'boolean' };

/** Fields of a vehicle that a feed may fill. Dollars are whole ones, of subscriptions per week. */
export const TARGETS = {
  stocknum: KEY,
  vin: { ...KEY, isUpper: true },
  nvic: TEXT,
  make: TEXT,
  model: TEXT,
  badge: TEXT,
  series: TEXT,
  year: { ...WHOLE, least: 1900, most: 2100 },
  car_type: { takes: ['text', 'carType'], reading: 'carType', allowed: CAR_TYPES },
  status: TEXT,
  body: TEXT,
  simple_body: TEXT,
  colour: TEXT,
  interior_colour: TEXT,
  trans: TEXT,
  simple_transmission: TEXT,
  fuel: TEXT,
  simple_fuel: TEXT,
  drive: TEXT,
  simple_drive: TEXT,
  seats: WHOLE,
  doors: WHOLE,
  cylinders: WHOLE,
  engine_size_litres: NUMBER,
  km: { ...WHOLE, reading: 'kilometres', rounds: true },
  // less is a placeholder or a slip of the keyboard, and would be advertised
  price: { ...DOLLARS, least: 100, hasZero: true },
  before_price: DOLLARS,
  offer_price: DOLLARS,
  subscription_price: DOLLARS,
  reservation_deposit: DOLLARS,
  price_type: { ...TEXT, allowed: PRICE_TYPES },
  state_average_market_price: DOLLARS,
  average_market_price: DOLLARS,
  market_vehicles: WHOLE,
  market_date: DATE,
  stock_date: DATE,
  regplate: { ...TEXT, isUpper: true },
  rego_expiry: MONTH,
  build_date: MONTH,
  compliance_date: MONTH,
  location: TEXT,
  dealership: TEXT,
  city: TEXT,
  state: STATE,
  dealercomments: { takes: ['html', 'text'], reading: 'html' },
  filtered_features: LIST,
  features: LIST,
  standard_equipment: LIST,
  categories: LIST,
  carsales_title: TEXT,
  tag: TEXT,
  certified: YES_NO,
  reserved: YES_NO,
  preorder: YES_NO,
  show_on_dealer_website: YES_NO,
  fuelconsumptioncombined: NUMBER,
  item_type: { ...TEXT, allowed: ITEM_TYPES },
  images: PICTURES,
  video_url: ADDRESS,
  external_video_url: ADDRESS,
  spin_images: PICTURES,
  spin_interior_image: ADDRESS,
  spin_code: TEXT,
} as const satisfies Readonly<Record<string, TargetKind>>;
export type TargetName = keyof typeof TARGETS;
export const TARGET_NAMES = Object.keys(TARGETS) as [TargetName, ...TargetName[]];

export const targetKind = (target: TargetName): TargetKind => TARGETS[target];

/** Largest whole number that the search server keeps. */
const LARGEST = 2 ** 31 - 1;

/**
 * A value as the vehicle holds it. Undefined where it is of another kind, or none of those allowed; reasons are in
 * `problemOf`.
 */
export function fitValue(target: TargetName, value: unknown): unknown {
  const { takes, allowed, isWhole, rounds, isUpper, hasZero, least = 0, most = LARGEST } = targetKind(target);
  const [kind] = takes;
  if (kind === 'number') {
    const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof figure !== 'number' || !((hasZero && figure === 0) || (figure >= least && figure <= most)))
      return undefined;
    if (!isWhole) return figure;
    return rounds ? Math.round(figure) : Number.isInteger(figure) ? figure : undefined;
  }
  if (kind === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (kind === 'list')
    return Array.isArray(value) ? value : typeof value === 'string' && value !== '' ? [value] : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  if (allowed) return allowed.find((item) => item === text.toLowerCase());
  return isUpper ? text.toUpperCase() : text;
}

/** What a value of the target must be, in words. */
export function wantedOf(target: TargetName): string {
  const { takes, allowed, isWhole, rounds, hasZero, least = 0, most = LARGEST } = targetKind(target);
  const [kind] = takes;
  if (allowed) return `one of ${allowed.map((item) => `"${item}"`).join(', ')}`;
  if (kind === 'number')
    return `a ${isWhole && !rounds ? 'whole number' : 'number'} from ${least} to ${most}${hasZero ? ', or 0' : ''}`;
  return kind === 'boolean' ? 'true or false' : kind === 'list' ? 'a list' : 'a text';
}
