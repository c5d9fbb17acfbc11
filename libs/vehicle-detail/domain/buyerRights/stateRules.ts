/** Age, kilometres and price within which a dealer's statutory warranty applies, and how long it is. */
export interface WarrantyBand {
  readonly of: 'car' | 'motorcycle';
  /** Not more than so many years. */
  readonly years?: number;
  /** Not more than so many kilometres. */
  readonly km?: number;
  /** From and to these dollars, both included. */
  readonly fromPrice?: number;
  readonly toPrice?: number;
  /** Whichever comes first. Left out where we do not state a length: the dealer says it. */
  readonly length?: { readonly months: number; readonly km: number };
}

/** When a cooling-off period applies or ends early, and what a dealer may keep of a buyer who withdraws. */
export type CoolingOffCondition =
  /** Only where the dealer arranges the finance. */
  | 'dealer-finance'
  /** It ends with the delivery. */
  | 'until-delivery'
  /** It ends with the delivery; the dealer may keep the greater of $400 and 2% of the price. */
  | 'until-delivery-keeps-400'
  /** The dealer may keep the lesser of $100 and 2% of the price. */
  | 'keeps-100';

export interface CoolingOff {
  readonly businessDays: number;
  readonly of: readonly ('car' | 'motorcycle' | 'caravan')[];
  readonly condition: CoolingOffCondition;
}

export interface StateRules {
  readonly state: string;
  /** First day for which this row is to be used, and the last one where a newer row follows. */
  readonly from: string;
  readonly until?: string;
  /** Day on which somebody last compared the row with its sources. */
  readonly reviewed: string;
  readonly law: string;
  /** The first that fits applies. */
  readonly warranty: readonly WarrantyBand[];
  /** `none` where the law gives none; left out where we do not say. */
  readonly coolingOff?: CoolingOff | 'none';
}

const THREE_MONTHS = { months: 3, km: 5000 } as const;
const TEN_YEARS: WarrantyBand = { of: 'car', years: 10, km: 160_000, length: THREE_MONTHS };
const reviewed = '2026-11-20';

/**
 * Statutory warranties and cooling-off periods of used vehicles from licensed dealers. A new rule is a new row, and an
 * `until` for the old one. Before you change a row, read the Act, not another website; then set `reviewed`.
 */
export const STATE_RULES: readonly StateRules[] = [
  {
    state: 'NSW',
    from: '2014-12-01',
    reviewed,
    law: 'Motor Dealers and Repairers Act 2013 (NSW)',
    // a motorcycle's guarantee has limits of its own; its length is for the dealer to say
    warranty: [TEN_YEARS, { of: 'motorcycle', years: 5, km: 30_000 }],
    coolingOff: {
      businessDays: 1,
      of: ['car', 'motorcycle'],
      condition: 'dealer-finance',
    },
  },
  {
    state: 'VIC',
    from: '2014-01-01',
    reviewed,
    law: 'Motor Car Traders Act 1986 (Vic)',
    warranty: [TEN_YEARS],
    coolingOff: {
      businessDays: 3,
      of: ['car', 'motorcycle'],
      condition: 'until-delivery-keeps-400',
    },
  },
  {
    state: 'QLD',
    from: '2014-12-01',
    until: '2019-08-31',
    reviewed,
    law: 'Motor Dealers and Chattel Auctioneers Act 2014 (Qld)',
    warranty: [{ ...TEN_YEARS, km: 159_999 }],
    coolingOff: { businessDays: 1, of: ['car', 'motorcycle'], condition: 'until-delivery' },
  },
  {
    state: 'QLD',
    from: '2019-09-01',
    reviewed,
    law: 'Motor Dealers and Chattel Auctioneers Act 2014 (Qld)',
    // class A, and class B for everything older or further driven
    warranty: [
      { ...TEN_YEARS, km: 159_999 },
      { of: 'car', length: { months: 1, km: 1000 } },
    ],
    coolingOff: { businessDays: 1, of: ['car', 'motorcycle'], condition: 'until-delivery' },
  },
  {
    state: 'SA',
    from: '2014-01-01',
    reviewed,
    law: 'Second-hand Vehicle Dealers Act 1995 (SA)',
    warranty: [
      { of: 'car', years: 15, km: 200_000, fromPrice: 6001, length: THREE_MONTHS },
      { of: 'car', years: 15, km: 200_000, fromPrice: 3001, toPrice: 6000, length: { months: 2, km: 3000 } },
    ],
    coolingOff: {
      businessDays: 2,
      of: ['car', 'motorcycle'],
      condition: 'keeps-100',
    },
  },
  {
    state: 'WA',
    from: '2014-01-01',
    reviewed,
    law: 'Motor Vehicle Dealers Act 1973 (WA)',
    warranty: [
      { of: 'car', years: 10, km: 150_000, fromPrice: 4000, length: THREE_MONTHS },
      { of: 'car', years: 12, km: 180_000, fromPrice: 4000, length: { months: 1, km: 1500 } },
      { of: 'motorcycle', years: 8, km: 80_000, fromPrice: 3500, length: THREE_MONTHS },
    ],
    coolingOff: 'none',
  },
  {
    state: 'TAS',
    from: '2014-01-01',
    reviewed,
    law: 'Motor Vehicle Traders Act 2011 (Tas)',
    // sources disagree about its length: the dealer says it
    warranty: [{ of: 'car', years: 7, km: 120_000 }],
    coolingOff: 'none',
  },
  {
    state: 'ACT',
    from: '2014-01-01',
    reviewed,
    law: 'Sale of Motor Vehicles Act 1977 (ACT)',
    warranty: [TEN_YEARS],
  },
  {
    state: 'NT',
    from: '2014-01-01',
    reviewed,
    law: 'Consumer Affairs and Fair Trading Act 1990 (NT)',
    warranty: [TEN_YEARS],
    coolingOff: 'none',
  },
];

/** The rules of a state on a day (`yyyy-mm-dd`). */
export const rulesOn = (state: string, day: string): StateRules | undefined =>
  STATE_RULES.find((row) => row.state === state && row.from <= day && (row.until === undefined || day <= row.until));
