import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRule, matches, traceRule } from './matches.js';
import { ruleSchemaFor, type Rule } from './rule.js';

type Fact = 'car_type' | 'price' | 'sold';
const schema = ruleSchemaFor(['car_type', 'price', 'sold']);

describe('matches', () => {
  it.each<[Rule<Fact>, object, boolean]>([
    [{ fact: 'car_type', in: ['used', 'demo'] }, { car_type: 'demo' }, true],
    [{ fact: 'price', atMost: 10 }, {}, false],
    [{ not: { fact: 'price', atMost: 10 } }, {}, false],
    [{ not: { fact: 'car_type', in: ['used'] } }, {}, true],
    [{ all: [] }, {}, true],
    [{ any: [] }, {}, false],
    [{ not: { any: [] } }, {}, true],
    [{ fact: 'sold', in: [false] }, { sold: false }, true],
    [{ fact: 'car_type', in: ['Mercedes-Benz'] }, { car_type: 'MERCEDESBENZ' }, true],
    [{ fact: 'car_type', in: ['Citroen'] }, { car_type: 'Citroën' }, true],
    [{ fact: 'car_type', in: ['us`ed'] }, { car_type: 'used' }, false],
    [{ fact: 'car_type', in: ['-'] }, { car_type: '-' }, false],
    [{ fact: 'price', atLeast: 1 }, { price: Number.NaN }, false],
  ])('TEN-04 %j on %j gives %s', (rule, facts, expected) => {
    expect(matches(rule, facts)).toBe(expected);
  });

  const leaf: fc.Arbitrary<Rule<Fact>> = fc.oneof(
    fc.record({
      fact: fc.constant<Fact>('car_type'),
      in: fc.array(fc.constantFrom('new', 'used'), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ fact: fc.constant<Fact>('price'), atLeast: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ fact: fc.constant<Fact>('price'), atMost: fc.integer({ min: 0, max: 9 }) }),
  );
  const { rule } = fc.letrec<{ rule: Rule<Fact> }>((tie) => ({
    rule: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.record({ all: fc.array(tie('rule'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('rule'), { maxLength: 3 }) }),
      fc.record({ not: tie('rule') }),
    ),
  }));
  const facts = fc.record(
    { car_type: fc.constantFrom('new', 'used'), price: fc.integer({ min: 0, max: 9 }) },
    { requiredKeys: [] },
  );

  it('TEN-04 a double negation changes nothing', () => {
    fc.assert(fc.property(rule, facts, (r, f) => matches({ not: { not: r } }, f) === matches(r, f)));
  });

  it('TEN-04 with every fact known, a negation is the opposite', () => {
    fc.assert(
      fc.property(rule, facts, (r, f) => {
        fc.pre(f.price !== undefined);
        return matches({ not: r }, f) !== matches(r, f);
      }),
    );
  });

  it('traces the part that decided', () => {
    const trace = traceRule<Fact>(
      {
        all: [
          { fact: 'car_type', in: ['used'] },
          { fact: 'price', atLeast: 1 },
        ],
      },
      { car_type: 'new', price: 5 },
    );
    expect(trace.holds).toBe(false);
    expect(trace.parts?.map((part) => part.holds)).toEqual([false, true]);
    expect(describeRule(trace.rule)).toBe('car_type is used and price is at least 1');
  });
});

describe('ruleSchemaFor', () => {
  it('TEN-03 refuses a misspelt fact', () => {
    expect(schema.safeParse({ fact: 'car_typo', in: ['used'] }).success).toBe(false);
    expect(schema.safeParse({ not: { all: [{ fact: 'price', atLeast: 3 }] } }).success).toBe(true);
    expect(schema.safeParse({ fact: 'price', atLeast: 3, in: ['x'] }).success).toBe(false);
  });

  const typed = ruleSchemaFor({ car_type: 'string', price: 'number', sold: 'bool' });
  const price = { fact: 'price', atLeast: 1 };
  it.each([
    [
      { all: [price, { fact: 'prise', atMost: 3 }] },
      'all[1]: "prise" is not a fact; allowed are car_type, price, sold',
    ],
    [{ not: { fact: 'price', atLeast: 3, atMost: 9 } }, 'not: has atLeast and atMost: one rule has one operator'],
    [
      { any: [{ all: [{ fact: 'sold', in: ['true'] }] }] },
      'any[0].all[0]: "true" cannot be a value of "sold", which is a boolean',
    ],
    [{ fact: 'car_type', atLeast: 3 }, '"car_type" is no number: use "in"'],
    [{ fact: 'car_type', in: ['a`b'] }, '"a`b" can never match: it has a backtick or no letter or digit'],
    [{ fact: 'price', in: [] }, 'Too small: expected array to have >=1 items'],
    [{ all: [], note: 'x' }, 'Unrecognized key: "note"'],
    ['used', 'must be a rule, an object with all, any, not, or a fact with in, atLeast, atMost'],
  ])('TEN-03 says what is wrong with %j', (rule, message) => {
    const { error } = typed.safeParse(rule);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
