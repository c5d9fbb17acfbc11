import { describe, expect, it } from 'vitest';
import { financeOf } from '@forecourt/finance-maths';
import type { SearchAnswer } from '@forecourt/runtime/search';
import type { VehicleDocument } from '@forecourt/vehicle';
import { financeConfig } from '../config.js';
import { budgetEstimate } from './budgetEstimate.js';
import { budgetFromQuery, budgetHref, repaymentBy } from './budgetQuery.js';
import { countOf, lowestOf, planBudget, readBudget } from './budgetSearch.js';

const config = financeOf({ config: { finance: financeConfig.schema.parse(financeConfig.defaults) } });
const context = { provider: undefined, manufacturer: undefined, today: '2026-11-21' };
const read = (search: string) => budgetFromQuery(new URLSearchParams(search), config);
const START = { frequency: 'monthly', repayment: 600, deposit: 2000, bodies: [] } as const;

describe('budget in an address', () => {
  it('FIN-14 starts with the defaults and is read back as it was written', () => {
    expect(read('')).toEqual(START);
    expect(read('frequency=weekly')).toEqual({ ...START, frequency: 'weekly', repayment: 200 });
    const choice = { frequency: 'weekly', repayment: 150, deposit: 0, bodies: ['SUV', 'People Mover'] } as const;
    expect(read(budgetHref('/budget', choice).replace('/budget?', ''))).toEqual(choice);
  });
  it('FIN-14 unknown parameters are ignored; no number is 0; amounts stay within bounds', () => {
    expect(read(`frequency=hourly&body=&body=${'x'.repeat(99)}&was=never&utm=1`)).toEqual(START);
    expect(read('repayment=abc&deposit=%242%2C500')).toEqual({ ...START, repayment: 0, deposit: 2500 });
    expect(read('repayment=99999999&deposit=-4')).toMatchObject({ repayment: 1_000_000, deposit: 0 });
    expect(read(`${'body=SUV&'.repeat(3)}body=Ute`).bodies).toEqual(['SUV', 'Ute']);
    expect(read('body=-SUV&body=S%60UV&body=Ute').bodies).toEqual(['Ute']);
  });
  it('FIN-14 another frequency brings its own repayment unless one was typed, without script as well', () => {
    expect(repaymentBy('weekly', START, config.budget)).toBe(200);
    expect(repaymentBy('weekly', { ...START, repayment: 450 }, config.budget)).toBe(450);
    expect(read('was=monthly&frequency=weekly&repayment=600').repayment).toBe(200);
    expect(read('was=monthly&frequency=weekly&repayment=450').repayment).toBe(450);
  });
});

describe('budget and its rates', () => {
  const siteLender = { name: 'Lender', interestRate: 10, comparisonRate: 11.2 };
  const annuity = { ...config, siteLender, budget: { ...config.budget, method: 'annuity' as const } };
  it('FIN-14 the method of the specification has no rates; the other one never comes without them', () => {
    expect(budgetEstimate(START, config, context)).toEqual({ budget: 38_000 });
    expect(budgetEstimate({ ...START, deposit: 0 }, annuity, context)).toEqual({
      budget: 28_239,
      loan: { interestRate: 10, comparisonRate: { from: 11.2, to: 11.2 }, repaid: 36_000 },
    });
    const disclaimer = { ...config.disclaimer, text: 'Ask us.' };
    expect(budgetEstimate(START, { ...annuity, siteLender: undefined, disclaimer }, context)).toBeUndefined();
  });
  it('FIN-09 FIN-14 a site that shows no finance states no budget', () => {
    expect(budgetEstimate(START, { ...config, isShown: false }, context)).toBeUndefined();
  });
});

const answer = (values: Partial<SearchAnswer>) =>
  ({ found: 0, out_of: 0, page: 1, hits: [], facet_counts: [], ...values }) as SearchAnswer<VehicleDocument>;
const bodies = (counts: Record<string, number>) => ({
  field_name: 'simple_body',
  counts: Object.entries(counts).map(([value, count]) => ({ value, count })),
});
const group = (body: string, ...documents: Partial<VehicleDocument>[]) => ({
  group_key: [body],
  hits: documents.map((document) => ({ document })),
});

describe('stock of a budget', () => {
  const answers = [
    answer({
      facet_counts: [
        bodies({ SUV: 40, Ute: 9, Wagon: 9, Hatch: 12, Bus: 1, '': 3 }),
        { field_name: 'price', counts: [{ value: 'b15000', count: 4 }], stats: { min: 9000, max: 189_990 } },
      ],
    }),
    answer({ found: 31, facet_counts: [bodies({ SUV: 20, Wagon: 9 })] }),
    answer({
      grouped_hits: [
        group('SUV', { price: 12_000 }, { price: 12_500, thumbnails: ['suv.svg'] }),
        group('Bus', { price: 60_000, thumbnails: ['bus.svg'] }),
      ] as never,
    }),
  ];
  it('FIN-14 one multi-search of vehicles in stock or coming soon above the placeholder prices', () => {
    const plan = planBudget(38_000);
    expect(plan).toHaveLength(3);
    for (const { filter_by } of plan) {
      expect(filter_by).toContain('status:=[`in_stock`,`coming_soon`]');
      expect(filter_by).toContain('price:>=1001');
    }
    expect(plan[1]?.['filter_by']).toContain('price:<=38000');
  });
  it('FIN-14 bodies by count and name with what the budget finds, the lowest price and a picture', () => {
    const stock = readBudget(answers, config.budget, { budget: 38_000 });
    expect(stock.bodies.map(({ value, count }) => [value, count])).toEqual([
      ['SUV', 20],
      ['Hatch', 0],
      ['Wagon', 9],
      ['Ute', 0],
    ]);
    expect(stock.bodies[0]).toEqual({ value: 'SUV', count: 20, total: 40, lowest: 12_000, picture: 'suv.svg' });
    expect([stock.lowest, stock.highest, countOf(stock, []), countOf(stock, ['SUV', 'Wagon'])]).toEqual([
      9000, 189_990, 31, 29,
    ]);
    expect(lowestOf(stock, [])).toBe(9000);
    expect(lowestOf(stock, ['SUV'])).toBe(12_000);
  });
  it('FIN-14 a site’s own bodies, and one that was chosen by its address', () => {
    const own = { ...config.budget, bodies: ['ute', 'bus'] };
    const names = (chosen: string[]) =>
      readBudget(answers, own, { budget: 1, chosen }).bodies.map(({ value }) => value);
    expect(names([])).toEqual(['Ute', 'Bus']);
    expect(names(['Hatch', 'Submarine'])).toEqual(['Ute', 'Bus', 'Hatch']);
  });
  it('FIN-14 a body that no listing’s address can say is not offered: its link would show every body', () => {
    const stock = answer({ facet_counts: [bodies({ '-SUV': 50, 'S`UV': 40, Ute: 9 })] });
    const read = readBudget([stock, stock, answer({})], config.budget, { budget: 1, chosen: ['-SUV'] });
    expect(read.bodies.map(({ value }) => value)).toEqual(['Ute']);
  });
  it('FIN-14 the highest price falls back to 100,000, and a refused count is a fault', () => {
    const empty = readBudget([answer({}), answer({}), answer({})], config.budget, { budget: 1 });
    expect(empty).toMatchObject({ highest: 100_000, bodies: [] });
    expect(() => readBudget([answer({ error: 'No.' })], config.budget, { budget: 1 })).toThrow('No.');
  });
});
