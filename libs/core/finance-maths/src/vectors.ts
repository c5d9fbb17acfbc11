// Worked figures, computed apart from this library with decimal arithmetic and balances run forward to the residual.

export interface RepaymentVector {
  readonly id: string;
  readonly principal: number;
  readonly annualRate: number;
  readonly periodsPerYear: number;
  readonly years: number;
  readonly residual: number;
  readonly count: number;
  readonly raw: number;
  readonly whole: number;
  readonly specifiedTotal: number;
  readonly establishmentFee: number;
  /** Repayments with the final payment and each fee once. */
  readonly completeTotal: number;
}

type RepaymentRow = readonly [
  id: string,
  principal: number,
  annualRate: number,
  periodsPerYear: number,
  years: number,
  residual: number,
  count: number,
  raw: number,
  whole: number,
  specifiedTotal: number,
  establishmentFee: number,
  completeTotal: number,
];

const REPAYMENT_ROWS: readonly RepaymentRow[] = [
  ['R1', 30_000, 10, 52, 5, 0, 260, 146.73329, 147, 38_220, 0, 38_220],
  ['R2', 45_990, 8.5, 26, 5, 0, 130, 434.823549, 435, 56_550, 0, 56_550],
  ['R3', 50_000, 6.29, 12, 5, 15_000, 60, 760.002721, 761, 45_660, 0, 60_660],
  // the fee of 1,300 is in the principal; the specified total adds it again
  ['R4', 32_290, 8.5, 52, 5, 0, 260, 152.546886, 153, 41_080, 1300, 39_780],
  ['R5', 24_000, 0, 12, 4, 0, 48, 500, 500, 24_000, 0, 24_000],
  ['R6', 20_000, 9.95, 52, 4.5, 0, 234, 106.108268, 107, 25_038, 0, 25_038],
  ['R7', 60_000, 7.99, 12, 7, 20_000, 84, 756.415976, 757, 63_588, 0, 83_588],
  ['R8', 5000, 10, 52, 5, 0, 260, 24.455548, 25, 6500, 0, 6500],
];

export const REPAYMENT_VECTORS: readonly RepaymentVector[] = REPAYMENT_ROWS.map(
  ([id, principal, annualRate, periodsPerYear, years, residual, count, raw, whole, total, fee, complete]) => ({
    id,
    principal,
    annualRate,
    periodsPerYear,
    years,
    residual,
    count,
    raw,
    whole,
    specifiedTotal: total,
    establishmentFee: fee,
    completeTotal: complete,
  }),
);

/** $30,000 over 60 months as a public table states it (money.com.au): percent per year to dollars a month. */
export const PUBLIC_REPAYMENTS: readonly (readonly [annualRate: number, monthly: number])[] = [
  [5, 566.14],
  [7.5, 601.14],
  [10, 637.41],
];

export interface ComparisonVector {
  readonly id: string;
  /** Dollars borrowed without the fees, which are paid separately or added to the loan. */
  readonly credit: number;
  readonly principal: number;
  readonly annualRate: number;
  readonly frequency: 'weekly' | 'monthly';
  readonly residual: number;
  readonly upfrontFees: number;
  readonly feePerPeriod: number;
  readonly repayment: number;
  readonly raw: number;
  readonly rate: number;
}

type ComparisonRow = readonly [
  id: string,
  principal: number,
  annualRate: number,
  frequency: 'weekly' | 'monthly',
  residual: number,
  upfrontFees: number,
  feePerPeriod: number,
  repayment: number,
  raw: number,
  rate: number,
];

/** $30,000 over 5 years. C2f borrows its fee: what is provided is still 30,000. */
const COMPARISON_ROWS: readonly ComparisonRow[] = [
  ['C1', 30_000, 6.29, 'monthly', 0, 0, 0, 584.04, 6.2901, 6.29],
  ['C2', 30_000, 6.29, 'monthly', 0, 395, 8, 584.04, 7.4158, 7.42],
  ['C2f', 30_395, 6.29, 'monthly', 0, 0, 8, 591.73, 7.4011, 7.4],
  ['C3', 30_000, 6.29, 'monthly', 0, 1307.25, 8, 584.04, 8.7429, 8.74],
  ['C4', 30_000, 7.99, 'weekly', 0, 400, 2.5, 140.05, 9.3598, 9.36],
  ['C5', 30_000, 6.49, 'monthly', 0, 400, 10, 586.84, 7.7637, 7.76],
  ['C6', 30_000, 7.49, 'monthly', 9000, 495, 10, 476.87, 8.6396, 8.64],
  ['C7', 30_000, 8, 'weekly', 0, 0, 0, 140.08, 8.0266, 8.03],
];

export const COMPARISON_VECTORS: readonly ComparisonVector[] = COMPARISON_ROWS.map(
  ([id, principal, annualRate, frequency, residual, upfrontFees, feePerPeriod, repayment, raw, rate]) => ({
    id,
    credit: 30_000,
    principal,
    annualRate,
    frequency,
    residual,
    upfrontFees,
    feePerPeriod,
    repayment,
    raw,
    rate,
  }),
);
