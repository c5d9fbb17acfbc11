import { describe, expect, it } from 'vitest';
import { enquiryBody } from './enquiryBody.js';
import { storedEnquiry } from './storedEnquiry.js';

const KEY = '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e';
const AT = new Date('2026-11-20T00:00:00Z');
const stored = (words: object) =>
  storedEnquiry(
    enquiryBody.parse({ idempotency_key: KEY, name: 'Kim', email: 'kim@example.com', url: '/', ...words }),
    [{ slug: 'albion', dealership_slug: 'north' }],
    AT,
  );

describe('an enquiry as it is stored', () => {
  it('FORM-01 has the dealership of its location and the moment that it came', () => {
    expect(stored({ location: 'albion' })).toMatchObject({ dealership_slug: 'north', received_at: AT.toISOString() });
    expect(stored({})).not.toHaveProperty('dealership_slug');
  });
  it('FORM-05 is folded', () => {
    const { category, subcategory } = stored({ category: 'Careers Enquiry', subcategory: 'Get Finance Now' });
    expect([category, subcategory]).toEqual(['General Enquiry', 'Career Enquiry']);
  });
  it('FORM-08 has a consent only with the words that it was given to', () => {
    expect(stored({ opt_in: true }).opt_in).toBe(false);
    expect(stored({ opt_in: true, opt_in_text: 'Send me news' }).opt_in).toBe(true);
  });
  it('FORM-13 is suspected where the field was filled in that people do not see', () => {
    expect(stored({ homepage: 'https://spam.example' })).toMatchObject({ suspected_spam: true });
    expect(stored({ homepage: ' ' })).not.toHaveProperty('suspected_spam');
    expect(stored({ homepage: ' ' })).not.toHaveProperty('homepage');
  });
});
