import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createSite } from '@forecourt/composition';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import type { SearchAnswer, SearchGateway, SearchParameters } from '@forecourt/runtime/search';
import { NOW } from '@forecourt/testing';
import { financeConfig } from '../config.js';
import { loader } from './budgetLoader.js';

const bodies = [{ field_name: 'simple_body', counts: [{ value: 'SUV', count: 3 }] }];
const ANSWER = { found: 3, out_of: 3, page: 1, hits: [], facet_counts: bodies } as SearchAnswer<never>;

function ask(address: string, answer: () => Promise<readonly SearchAnswer<never>[]>) {
  const asked: (readonly SearchParameters[])[] = [];
  const search: SearchGateway = {
    multiSearch: (searches) => {
      asked.push(searches);
      return answer();
    },
  };
  const config = { site: { timeZone: 'Australia/Sydney' }, vehicle: {}, finance: { ...financeConfig.defaults } };
  const context = new RouterContextProvider();
  context.set(siteContext, createSite({ slug: 'a', origin: 'http://a', features: [], config }));
  context.set(nowContext, () => NOW);
  context.set(searchContext, search);
  const request = new Request(`http://a${address}`);
  const data = loader({ request, context, params: {}, url: new URL(request.url), pattern: '/budget' });
  return { data, asked };
}

describe('loader of the budget page', () => {
  it('FIN-14 counts what the address asks for in one multi-search', async () => {
    const { data, asked } = ask('/budget?repayment=300&deposit=0&body=SUV&body=Submarine', () =>
      Promise.resolve([ANSWER, ANSWER, ANSWER]),
    );
    await expect(data).resolves.toMatchObject({
      choice: { repayment: 300, deposit: 0, bodies: ['SUV'] },
      stock: { budget: 18_000, count: 3 },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.[1]?.['filter_by']).toContain('price:<=18000');
  });
  it('FIN-14 a search outage leaves the calculator, without counts', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { data } = ask('/budget?repayment=300&body=SUV', () => Promise.reject(new Error('down')));
    await expect(data).resolves.toEqual({
      choice: { frequency: 'monthly', repayment: 300, deposit: 2000, bodies: ['SUV'] },
      now: NOW,
    });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
