/** Yearly cost of a nominal rate with compounding: 10 % monthly is 10.47 % effective. Percent in and out. */
export const effectiveAnnualRate = (nominalRate: number, periodsPerYear: number): number =>
  Math.expm1(periodsPerYear * Math.log1p(nominalRate / 100 / periodsPerYear)) * 100;

/** The other way round. */
export const nominalAnnualRate = (effectiveRate: number, periodsPerYear: number): number =>
  Math.expm1(Math.log1p(effectiveRate / 100) / periodsPerYear) * periodsPerYear * 100;
