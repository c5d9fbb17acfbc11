import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteAnswer, quoteBody, type QuoteBody } from '@forecourt/finance/domain';
import { financeOf } from '@forecourt/finance-maths';
import { financeConfig } from '@forecourt/finance-maths/config';
import { embeddedQuotes } from './embeddedQuotes.js';
import { httpQuotes } from './httpQuotes.js';

const finance = financeOf({
  config: {
    finance: financeConfig.schema.parse({
      ...financeConfig.defaults,
      siteLender: { name: 'Lender', interestRate: 6.29, comparisonRate: 8.74 },
    }),
  },
});
const site = { slug: 'a', site: { name: 'A' }, finance };
const asked: QuoteBody = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 };

describe('quotes worked out here', () => {
  it('FIN-10 carry the lender’s rates with the repayment', async () => {
    expect(await embeddedQuotes().quote(site, asked)).toEqual({
      weeklyRepaymentAmount: 135,
      comparisonRate: 8.74,
      advertisedRate: 6.29,
    });
  });
  it('FIN-10 are not made up: none without a lender, for another score, or too small to state', async () => {
    const { siteLender: _none, ...without } = finance;
    expect(await embeddedQuotes().quote({ ...site, finance: without }, asked)).toBeUndefined();
    expect(await embeddedQuotes().quote(site, { ...asked, selfAssessedCreditScore: 'FAIR' })).toBeUndefined();
    expect(await embeddedQuotes().quote(site, { ...asked, purchasePrice: 900 })).toBeUndefined();
  });
  it('FIN-10 are the same for the same question, never fall with the price, and repay at least what was lent', async () => {
    const price = fc.integer({ min: 10_000, max: 500_000 });
    await fc.assert(
      fc.asyncProperty(price, price, fc.integer({ min: 1, max: 7 }), async (a, b, loanTerm) => {
        const quote = async (purchasePrice: number) =>
          quoteAnswer.parse(await embeddedQuotes().quote(site, { ...asked, purchasePrice, loanTerm }));
        const [low, high] = [await quote(Math.min(a, b)), await quote(Math.max(a, b))];
        expect(low.weeklyRepaymentAmount).toBeLessThanOrEqual(high.weeklyRepaymentAmount);
        expect(high.weeklyRepaymentAmount * 52 * loanTerm).toBeGreaterThanOrEqual(Math.max(a, b));
        expect(await quote(Math.min(a, b))).toEqual(low);
      }),
    );
  });
});

describe('quotes of a partner', () => {
  const answering = (status: number, body: string) => {
    const calls: [string, RequestInit][] = [];
    const call = ((url: string, init: RequestInit) => {
      calls.push([url, init]);
      return Promise.resolve(new Response(body, { status }));
    }) as unknown as typeof fetch;
    return { calls, port: httpQuotes({ url: 'https://partner.example/quote', key: 'secret', fetch: call }) };
  };
  const good = { weeklyRepaymentAmount: 140.5, comparisonRate: 9.1, advertisedRate: 8.2 };

  it('FIN-10 are requested with the key, and read by their schema', async () => {
    const { port, calls } = answering(200, JSON.stringify({ ...good, internal: 'x' }));
    expect(await port.quote(site, asked)).toEqual(good);
    expect(calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer secret' });
    expect(JSON.parse(calls[0]?.[1].body as string)).toEqual(asked);
  });
  it.each([
    ['no quote', 404, '', undefined],
    ['a fault', 500, '{}', /status 500/],
    ['no JSON', 200, '<html>', /JSON/],
    ['a repayment without its rates', 200, '{"weeklyRepaymentAmount":140}', /comparisonRate/],
    ['a rate beyond the cap', 200, JSON.stringify({ ...good, advertisedRate: 480 }), /advertisedRate/],
    ['an endless answer', 200, JSON.stringify({ ...good, more: 'x'.repeat(70_000) }), /too long/],
  ])('FIN-10 %s', async (_name, status, body, problem) => {
    const quote = answering(status, body).port.quote(site, asked);
    if (problem) await expect(quote).rejects.toThrow(problem);
    else expect(await quote).toBeUndefined();
  });
  it('FIN-10 a partner that says nothing is given up', async () => {
    const silent = ((_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      )) as unknown as typeof fetch;
    const port = httpQuotes({ url: 'https://partner.example', key: 'k', timeoutMs: 20, fetch: silent });
    await expect(port.quote(site, asked)).rejects.toThrow(/timeout/i);
  });
});

describe('the request for a quote', () => {
  it.each([
    { purchasePrice: 0 },
    { purchasePrice: Number.NaN },
    { purchasePrice: '30000' },
    { loanTerm: 0 },
    { loanTerm: 99 },
    { selfAssessedCreditScore: 'BEST' },
    { year: 1.5 },
  ])('FIN-10 is refused: %o', (wrong) => {
    expect(quoteBody.safeParse({ ...asked, ...wrong }).success).toBe(false);
  });
});
