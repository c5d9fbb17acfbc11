import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { StoredTradeIn } from '@forecourt/enquiry';
import { buildView, HOSTILE, KIA } from '../testing/samples.js';
import { adfFaults, adfTree } from '../testing/adfModel.js';
import { leadAdf } from './adf.js';

/** Texts by element path; throws when the document is not well-formed. */
function read(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => void path.push(name));
  parser.on('closetag', () => void path.pop());
  parser.on('text', (text) => {
    const key = path.slice(2).join('/');
    found.set(key, [...(found.get(key) ?? []), text]);
  });
  parser.write(xml).close();
  return found;
}

const CAR: StoredTradeIn = {
  make: 'Mazda',
  model: 'CX-5',
  year: 2019,
  kms: 82_000,
  rego: 'ABC12D',
  regoState: 'NSW',
  answers: {},
  said: [{ question: 'What condition is it in?', answer: 'Good' }],
  estimate: { state: 'estimate', low: 19_000, middle: 21_000, high: 23_000, comparables: 7, confidence: 0.7 },
};

describe('leadAdf', () => {
  it('FORM-13 holds what ADF 1.0 has, in its order, whichever fields an enquiry has', () => {
    const some = <Value>(value: Value) => fc.option(fc.constant(value), { nil: undefined });
    const enquiry = fc.record({
      last_name: some('Lee'),
      phone: some('0491 570 006'),
      postcode: some('2000'),
      date_time: some('2026-11-24T10:30'),
      trade_in: some(CAR),
      message: some('Is it still there?'),
    });
    const vehicle = fc.record({
      car_type: fc.constantFrom('new', 'used', 'demo'),
      km: some(12),
      vin: some('KNADE123456789012'),
      badge: some('S'),
      price: some(18_990),
    });
    fc.assert(
      fc.property(
        enquiry,
        fc.option(vehicle),
        fc.constantFrom('General Enquiry', 'Test Drive'),
        (said, car, category) => {
          const one = { ...buildView(), enquiry: { ...buildView().enquiry, ...said, category } };
          expect(adfFaults(adfTree(leadAdf({ ...one, vehicle: car ? { ...KIA, ...car } : undefined })))).toEqual([]);
        },
      ),
    );
  });

  it('FORM-13 would be found out with an element out of its place', () => {
    const [vehicle = '', turned = ''] = ['<year>2021</year><make>Kia</make>', '<make>Kia</make><year>2021</year>'];
    const adf = leadAdf(buildView({}, KIA)).replace(vehicle, turned);
    expect(adfFaults(adfTree(adf))).toEqual([expect.stringContaining('<vehicle> holds make year model')]);
  });

  it('writes the smallest document that dealer systems accept', () => {
    const adf = leadAdf(buildView());
    expect(adf).toContain('<?adf version="1.0"?><adf><prospect status="new">');
    expect(adf).toContain('<requestdate>2026-11-20T11:00:00+11:00</requestdate>');
    expect(adf).not.toContain('<vehicle');
    const texts = read(adf);
    expect(texts.get('customer/contact/name')).toEqual(['Kim', 'Lee']);
    expect(texts.get('customer/contact/email')).toEqual(['kim@shopper.example']);
    expect(texts.get('customer/comments')?.join('')).toBe(
      'General Enquiry\nIs it still there?\nI can come on Friday.\nPage /contact-us',
    );
    expect(texts.get('vendor/contact/name')?.join('')).toBe(buildView().site.legalName);
  });

  it('names the vehicle, what the shopper wants of it and when', () => {
    const adf = leadAdf(buildView({ category: 'Test Drive', date_time: '2026-11-24T10:30' }, KIA));
    expect(adf).toContain('<vehicle interest="test-drive" status="used"><year>2021</year><make>Kia</make>');
    expect(read(adf).get('customer/timeframe/earliestdate')).toEqual(['2026-11-24T10:30']);
  });

  it('is well-formed and one line, and gives every text back, whatever a shopper writes', () => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, text, text, (name, category, message, answer) => {
        const adf = leadAdf(
          buildView(
            { name, category, message, rego: name, url: category, answers: { [name]: answer } },
            { ...KIA, make: name },
          ),
        );
        // eslint-disable-next-line no-control-regex
        expect(adf).not.toMatch(/[\u0000-\u001f\u0085\u2028\u2029]/);
        const texts = read(adf);
        expect([...texts.keys()].every((key) => /^[a-z/]*$/.test(key))).toBe(true);
        expect(texts.get('customer/contact/email')).toEqual(['kim@shopper.example']);
      }),
    );
  });
});
