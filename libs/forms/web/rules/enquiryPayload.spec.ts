import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { contentKey, enquiryPayload } from './enquiryPayload.js';
import { formsWords } from '../words/formsWords.js';

const say = wordsOf({ config: {} }, formsWords);
const KEY = '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e';

describe('enquiryPayload', () => {
  it('FORM-01 defaults to General Enquiry and carries the source Website', () => {
    const payload = enquiryPayload(
      { name: ' Kim ', email: 'k@example.com', phone: '' },
      { url: '/contact-us' },
      KEY,
      say,
    );
    expect(payload).toMatchObject({ name: 'Kim', category: 'General Enquiry', source: 'Website', opt_in: false });
    expect(payload).not.toHaveProperty('phone');
    expect(payload).not.toHaveProperty('opt_in_text');
  });

  it('FIN-12 carries the figures of a finance calculator, and nothing where the field holds none', () => {
    const finance = 'amount=32290&deposit=3000&residual=0&years=5&interest=6.29&repayment=131&frequency=weekly';
    expect(enquiryPayload({}, { url: '/finance', finance }, KEY, say).finance).toEqual({
      ...{ amount: 32_290, deposit: 3000, residual: 0, years: 5, interest: 6.29 },
      ...{ frequency: 'weekly', repayment: 131 },
    });
    expect(enquiryPayload({}, { url: '/finance', finance: 'x' }, KEY, say)).not.toHaveProperty('finance');
  });

  it('keeps the exact words of a consent that was given', () => {
    const optIn = { text: 'Send me news', version: '3' };
    expect(enquiryPayload({ opt_in: true }, { url: '/', optIn }, KEY, say)).toMatchObject({
      opt_in: true,
      opt_in_text: 'Send me news',
      opt_in_version: '3',
    });
  });
});

describe('contentKey', () => {
  const now = Date.UTC(2026, 10, 20);
  it('FORM-13 is the same for the same form sent twice and another for other words', async () => {
    const first = await contentKey('a', { name: 'Kim', message: 'x' }, 'slug', now);
    expect(await contentKey('a', { message: 'x', name: 'Kim' }, 'slug', now + 60_000)).toBe(first);
    expect(await contentKey('a', { name: 'Kim', message: 'y' }, 'slug', now)).not.toBe(first);
    expect(await contentKey('b', { name: 'Kim', message: 'x' }, 'slug', now)).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
