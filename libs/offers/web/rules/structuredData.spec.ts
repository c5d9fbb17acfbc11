import { expect, it } from 'vitest';
import { schemaOrgProblems } from '@forecourt/testing/schema-org';
import { OFFER, PLAIN } from '../testing/samples.js';
import { offerData, offerListData } from './structuredData.js';

const place = { origin: 'https://h.example', path: '/offers/isuzu/d-max', seller: 'Harbour' };

it('OFR-01 an offer and a list of them are valid by schema.org’s vocabulary', () => {
  const [whole, plain] = [offerData({ ...OFFER, starts: '2026-01-01' }, place), offerData(PLAIN, place)];
  for (const data of [whole, plain, offerListData([whole, plain]), offerListData([])])
    expect(schemaOrgProblems(data)).toEqual([]);
});
it('OFR-01 an offer says its price in dollars, its last day and its picture by its whole address', () => {
  expect(offerData(OFFER, place)).toMatchObject({
    url: 'https://h.example/offers/isuzu/d-max',
    price: 60_990,
    priceCurrency: 'AUD',
    validThrough: '2026-12-31',
    image: expect.stringMatching(/^https:\/\/h\.example\/media\//) as string,
  });
  for (const key of ['price', 'image', 'itemOffered', 'validThrough'])
    expect(offerData(PLAIN, place)).not.toHaveProperty(key);
});
