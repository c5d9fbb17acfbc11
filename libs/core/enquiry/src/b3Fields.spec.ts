import { describe, expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import { checkWords, FASTEST_MS, isTooFast } from './checks.js';
import { enquiryBody } from './enquiryBody.js';
import { storedEnquiry } from './storedEnquiry.js';
import { vehicleDefaults } from './vehicleDefaults.js';
import { enquiryWords } from './words/enquiryWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, enquiryWords);
const SENT = {
  idempotency_key: '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e',
  category: 'Careers Enquiry',
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@example.com',
  phone: '0491 570 006',
  postcode: '0800',
  message: 'Hello',
  rego: 'ABC12D',
  location: 'auburn',
  opt_in: true,
  opt_in_text: 'Send me news.',
  opt_in_version: '2',
  terms_conditions: true,
  additional_services: ['Wash'],
  answers: { 'Preferred colour': 'red' },
  url: 'https://harbour.example/careers?utm_source=x',
  user_agent: 'Browser/1',
  lead_attributes: { visited_pages: ['/', '/careers'], linked_query_params: { utm_source: 'x' } },
  page_id: 'topic:careers',
  filled_ms: 42_000,
  captcha_token: 'proof',
};
const stored = (changes: object = {}) =>
  storedEnquiry(
    enquiryBody.parse({ ...SENT, ...changes }),
    [{ slug: 'auburn', dealership_slug: 'harbour' }],
    new Date(0),
  );

/** Fields of B2.3 and B3 as a stored lead has them. */
const FIELDS: readonly [field: string, value: unknown][] = [
  ['name', 'Kim'],
  ['last_name', 'Lee'],
  ['email', 'kim@example.com'],
  ['phone', '0491 570 006'],
  ['postcode', '0800'],
  ['message', 'Hello'],
  ['rego', 'ABC12D'],
  ['location', 'auburn'],
  ['dealership_slug', 'harbour'],
  ['opt_in', true],
  ['opt_in_text', 'Send me news.'],
  ['opt_in_version', '2'],
  ['terms_conditions', true],
  ['additional_services', ['Wash']],
  ['answers', { 'Preferred colour': 'red' }],
  ['category', 'General Enquiry'],
  ['subcategory', 'Career Enquiry'],
  ['page_id', 'topic:careers'],
  ['url', SENT.url],
  ['source', 'Website'],
  ['user_agent', 'Browser/1'],
  ['lead_attributes', SENT.lead_attributes],
  ['received_at', '1970-01-01T00:00:00.000Z'],
];

describe('a lead, field by field', () => {
  it.each(FIELDS)('FORM-08 has %s of B3', (field, value) => {
    expect(stored()).toHaveProperty([field], value);
  });
  it('FORM-08 keeps no proof of a captcha service', () => {
    expect(JSON.stringify(stored())).not.toContain('proof');
  });
  it('FORM-08 has the defaults of its vehicle out of the stock', () => {
    const vehicle = {
      id: 'H1',
      slug: 'kia',
      stocknum: 'K1',
      make: 'Land Rover',
      model: 'Discovery',
      car_type: 'used',
      status: 'in_stock',
      dealership_slug: 'harbour',
    } as Vehicle;
    expect(vehicleDefaults(vehicle, [{ id: '77', slug: 'harbour' }])).toEqual({
      car_id: 'H1',
      stock_number: 'K1',
      vehicle_make: 'Land Rover',
      vehicle_model: 'Discovery',
      manufacturer_slug: 'land-rover',
      car_type: 'used',
      vehicle_status: 'in_stock',
      dealership_slug: 'harbour',
      car_dealership_id: '77',
    });
    const { dealership_slug: _none, ...other } = vehicle;
    expect(vehicleDefaults(other as Vehicle, [])).not.toHaveProperty('car_dealership_id');
  });
});

describe('an enquiry that comes too soon', () => {
  it('FORM-13 is marked and stays a lead; one of which nothing is known is not', () => {
    expect(stored({ filled_ms: FASTEST_MS - 1 })).toMatchObject({ checks: ['fast'], name: 'Kim' });
    expect(stored({ filled_ms: FASTEST_MS })).not.toHaveProperty('checks');
    expect(isTooFast(undefined)).toBe(false);
    expect(stored({ filled_ms: 1 })).not.toHaveProperty('suspected_spam');
  });
  it('FORM-13 is explained to the reader of its lead', () => {
    expect(checkWords(['fast', 'unverified'], say)).toBe(
      'sent sooner than people fill in a form: it may come from a program; nothing proved that a person sent it',
    );
    expect(checkWords(undefined, say)).toBe('');
  });
});
