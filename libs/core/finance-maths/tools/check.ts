// `npm run finance:check`: worked figures against what the library computes, as a table.
import {
  comparisonRateOf,
  completeTotal,
  repaymentCount,
  repaymentOf,
  roundRate,
  roundToCent,
  roundUpDollars,
  specifiedTotal,
} from '../src/index.js';
import { COMPARISON_VECTORS, PUBLIC_REPAYMENTS, REPAYMENT_VECTORS } from '../src/vectors.js';

interface Line {
  figure: string;
  expected: number;
  computed: number;
  decimals: number;
}

const repayments = REPAYMENT_VECTORS.flatMap((vector): Line[] => {
  const raw = repaymentOf(vector);
  const whole = roundUpDollars(raw);
  const total = { ...vector, repayment: whole };
  const line = (figure: string, expected: number, computed: number, decimals = 0): Line => ({
    figure: `${vector.id} ${figure}`,
    expected,
    computed,
    decimals,
  });
  return [
    line('repayments', vector.count, repaymentCount(vector.periodsPerYear, vector.years)),
    line('repayment', vector.raw, raw, 6),
    line('whole dollars', vector.whole, whole),
    line('specified total', vector.specifiedTotal, specifiedTotal(total, vector.establishmentFee)),
    line('complete total', vector.completeTotal, completeTotal(total, { finalPayment: vector.residual })),
  ];
});

const known = PUBLIC_REPAYMENTS.map(([annualRate, monthly]): Line => {
  const computed = repaymentOf({ principal: 30_000, annualRate, periodsPerYear: 12, years: 5 });
  return { figure: `public ${annualRate} % a month`, expected: monthly, computed: roundToCent(computed), decimals: 2 };
});

const comparisons = COMPARISON_VECTORS.flatMap((vector): Line[] => {
  const raw = comparisonRateOf({ ...vector, years: 5, finalPayment: vector.residual });
  return [
    { figure: `${vector.id} comparison rate, raw`, expected: vector.raw, computed: raw, decimals: 4 },
    { figure: `${vector.id} comparison rate`, expected: vector.rate, computed: roundRate(raw), decimals: 2 },
  ];
});

let wrong = 0;
console.log(`${'figure'.padEnd(28)}${'expected'.padStart(16)}${'computed'.padStart(16)}`);
for (const { figure, expected, computed, decimals } of [...repayments, ...known, ...comparisons]) {
  const isRight = expected.toFixed(decimals) === computed.toFixed(decimals);
  if (!isRight) wrong++;
  console.log(
    `${figure.padEnd(28)}${expected.toFixed(decimals).padStart(16)}` +
      `${computed.toFixed(decimals).padStart(16)}  ${isRight ? 'same' : 'DIFFERENT'}`,
  );
}
console.log(wrong === 0 ? 'Every figure is the same.' : `${wrong} figures differ.`);
process.exit(wrong === 0 ? 0 : 1);
