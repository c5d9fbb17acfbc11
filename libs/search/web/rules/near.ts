import { plainSigns, type Place } from '@forecourt/site-config/places';

/** Around which postcode a listing looks, and how far; without kilometres anywhere, nearest first. */
export interface Near {
  /** As it was typed: whether there is such a postcode is found out when it is looked up. */
  readonly postcode: string;
  readonly km?: number;
}

/** Parameters of the address and fields of the form. */
export const POSTCODE_PARAMETER = 'postcode';
export const DISTANCE_PARAMETER = 'distance';
/** Value of the distance that means no limit. */
export const ANY_DISTANCE = 'any';

const LONGEST = 20;
/** Further than Australia is wide. */
const FURTHEST_KM = 5000;

/** What a form or an address says about a place; nothing without a postcode. */
export function readNear(postcode: string | null, distance: string | null): Near | undefined {
  const text = plainSigns((postcode ?? '').trim().slice(0, LONGEST));
  if (text === '') return undefined;
  const km = /^\d{1,4}$/.test(distance ?? '') ? Number(distance) : 0;
  return km >= 1 && km <= FURTHEST_KM ? { postcode: text, km } : { postcode: text };
}

const at = ({ lat, long }: Place): string => `${lat}, ${long}`;

/** Vehicles sold within the distance; those whose place is not known are left out. */
export const nearCondition = ({ km }: Near, place: Place): string | undefined =>
  km === undefined ? undefined : `location_geo:(${at(place)}, ${km} km)`;

export const nearestFirst = (place: Place): string => `location_geo(${at(place)}):asc`;
