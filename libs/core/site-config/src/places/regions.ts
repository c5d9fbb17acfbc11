import { isPostcode } from './postcode.js';

export interface Region {
  /** A state or territory, or `NF`, `CX`, `CC`, `AQ` for what is outside them. */
  readonly code: string;
  readonly name: string;
}

type Range = readonly [from: number, to: number];

/**
 * Postcodes of each region. Single ones come before the ranges that contain them. Border towns have their neighbour's
 * postcodes: a region is where mail goes, which is not always the legal state of a place.
 */
const REGIONS: readonly (Region & { readonly ranges: readonly Range[] })[] = [
  { code: 'NF', name: 'Norfolk Island', ranges: [[2899, 2899]] },
  { code: 'CX', name: 'Christmas Island', ranges: [[6798, 6798]] },
  { code: 'CC', name: 'Cocos (Keeling) Islands', ranges: [[6799, 6799]] },
  { code: 'AQ', name: 'Australian Antarctic Territory', ranges: [[7151, 7151]] },
  {
    code: 'ACT',
    name: 'Australian Capital Territory',
    ranges: [
      [200, 299],
      [2600, 2618],
      [2900, 2920],
    ],
  },
  { code: 'NT', name: 'Northern Territory', ranges: [[800, 999]] },
  {
    code: 'NSW',
    name: 'New South Wales',
    ranges: [
      [1000, 2599],
      [2619, 2899],
      [2921, 2999],
    ],
  },
  {
    code: 'VIC',
    name: 'Victoria',
    ranges: [
      [3000, 3999],
      [8000, 8999],
    ],
  },
  {
    code: 'QLD',
    name: 'Queensland',
    ranges: [
      [4000, 4999],
      [9000, 9999],
    ],
  },
  { code: 'SA', name: 'South Australia', ranges: [[5000, 5999]] },
  {
    code: 'WA',
    name: 'Western Australia',
    ranges: [
      [6000, 6797],
      [6800, 6999],
    ],
  },
  { code: 'TAS', name: 'Tasmania', ranges: [[7000, 7999]] },
];

/** Code of the region that has this name, in any case. */
export const codeOfRegion = (name: string): string | undefined =>
  REGIONS.find((region) => region.name.toLowerCase() === name.toLowerCase())?.code;

/** Region of a postcode; none where Australia has no such postcode. */
export const regionOf = (postcode: string): Region | undefined => stretchOf(postcode)?.region;

/** Region of a postcode, and the run of numbers around it that belongs to that region. */
export function stretchOf(postcode: string): { region: Region; from: number; to: number } | undefined {
  if (!isPostcode(postcode)) return undefined;
  const number = Number(postcode);
  for (const region of REGIONS) {
    const range = region.ranges.find(([from, to]) => number >= from && number <= to);
    if (range) return { region, from: range[0], to: range[1] };
  }
  return undefined;
}
