import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryBody } from './enquiryBody.js';

const KEY = '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e';
const good = { idempotency_key: KEY, name: 'Kim', email: 'kim@example.com', url: '/contact-us' };
const faults = (body: unknown): Record<string, string> => {
  const parsed = enquiryBody.safeParse(body);
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.') || 'body', message]),
  );
};

describe('enquiryBody', () => {
  it('FORM-01 is a General Enquiry without consent when the form says no more', () => {
    expect(enquiryBody.parse(good)).toMatchObject({ category: 'General Enquiry', opt_in: false, source: 'Website' });
    expect(enquiryBody.parse({ ...good, category: ' ' }).category).toBe('General Enquiry');
    expect(faults({ ...good, phone: '', postcode: '' })).toEqual({});
  });

  it('FORM-01 names every field that cannot be used and what it takes', () => {
    const bad = { name: ' ', email: 'kim@example', phone: 'call me', postcode: '800', opt_in: 'yes' };
    expect(faults(bad)).toMatchObject({
      idempotency_key: 'is required',
      name: 'must not be empty',
      email: 'must be an email address such as name@example.com',
      phone: expect.stringContaining('6 to 15 digits') as string,
      postcode: 'must be four digits',
      opt_in: 'must be true or false',
      url: 'is required',
    });
    expect(faults([])).toHaveProperty('body');
    expect(faults({ ...good, message: 'x'.repeat(4001) })['message']).toContain('4000');
  });

  it('FORM-13 cuts the context that the page adds, so that a long address costs no lead', () => {
    const pages = Array.from({ length: 80 }, (_, index) => `/p${index}?${'q'.repeat(900)}`);
    const body = enquiryBody.parse({
      ...good,
      url: 'u'.repeat(9000),
      subcategory: 'A title\n'.repeat(20),
      lead_attributes: { visited_pages: pages },
    });
    expect(body.subcategory).toMatch(/^(A title ){9}A title$/);
    expect(body.url).toHaveLength(2000);
    expect(body.lead_attributes.visited_pages).toHaveLength(50);
    expect(body.lead_attributes.visited_pages.at(-1)).toMatch(/^\/p79/);
  });

  it('FORM-13 accepts or names a field, and what it accepts can be stored, whatever is sent', () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 100 }), fc.jsonValue({ maxDepth: 2 }));
    const record = fc.record({ name: value, message: value, url: value, lead_attributes: value, answers: value });
    fc.assert(
      fc.property(record, (extra) => {
        const parsed = enquiryBody.safeParse({ ...good, ...extra });
        if (!parsed.success) return parsed.error.issues.every(({ path, message }) => path.length > 0 && message !== '');
        const text = JSON.stringify(parsed.data);
        return !/\p{Cs}/u.test(text) && !text.includes('\\u0000') && !/\\ud[89a-f]/i.test(text);
      }),
    );
  });
});
