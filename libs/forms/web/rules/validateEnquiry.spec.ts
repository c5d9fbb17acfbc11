import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zodFields } from '@forecourt/contracts/api';
import { enquiryCategories, oneLine } from '@forecourt/enquiry';
import { enquiryBody } from '@forecourt/enquiry/schema';
import { wordsOf } from '@forecourt/words';
import { formsConfig } from '../config.js';
import { formsOf } from './formsOf.js';
import { enquiryPayload } from './enquiryPayload.js';
import { valuesFromForm, type EnquiryValues } from './enquiryValues.js';
import { validateEnquiry, type EnquiryRules } from './validateEnquiry.js';
import { requestOptions } from './vehicleRequests.js';
import { formsWords } from '../words/formsWords.js';

const say = wordsOf({ config: {} }, formsWords);
/** Text of B5.3 and B8. */
const POSTCODE_ERROR = 'Invalid postcode. Please enter a 4-digit number.';
const rules: EnquiryRules = { messageRequired: true, phoneRequired: false, termsRequired: false, fields: [] };
const KEY = '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e';
const forms = formsOf({ config: { forms: formsConfig.schema.parse(formsConfig.defaults) } });
const good: EnquiryValues = { name: 'Kim', email: 'kim@example.com', message: 'Is it still there?' };

describe('validateEnquiry', () => {
  it('FORM-01 accepts name, email and comments alone', () => {
    expect(validateEnquiry(good, rules, say)).toEqual({});
  });

  it('FORM-01 requires Comments unless the site option disables it', () => {
    expect(validateEnquiry({ ...good, message: '  ' }, rules, say)).toHaveProperty('message');
    expect(validateEnquiry({ ...good, message: '' }, { ...rules, messageRequired: false }, say)).toEqual({});
  });

  it('FORM-01 requires category, location and dealership only where the form shows them', () => {
    const errors = validateEnquiry(good, { ...rules, fields: ['category', 'location', 'dealership_slug'] }, say);
    expect(Object.keys(errors)).toEqual(['category', 'location', 'dealership_slug']);
  });

  it.each([
    ['kim@example', false],
    ['kim@example.com.au', true],
    ['kim example.com', false],
    ['"><script>@x.y', false],
    ['o’brien+cars@example.com', true],
  ])('FORM-01 email %s is valid: %s', (email, valid) => {
    expect('email' in validateEnquiry({ ...good, email }, rules, say)).toBe(!valid);
  });

  it.each([
    ['0412 345 678', true],
    ['+61 (2) 5550 1234', true],
    ['13 25 52', true],
    ['12345', false],
    ['call me', false],
  ])('FORM-01 phone %s is valid: %s', (phone, valid) => {
    expect('phone' in validateEnquiry({ ...good, phone }, rules, say)).toBe(!valid);
  });

  it('FORM-04 uses the texts of the specification for postcode and terms', () => {
    expect(validateEnquiry({ ...good, postcode: '40000' }, rules, say).postcode).toBe(POSTCODE_ERROR);
    expect(validateEnquiry({ ...good, postcode: '0800' }, rules, say)).toEqual({});
    expect(validateEnquiry(good, { ...rules, termsRequired: true }, say).terms_conditions).toBe(
      'You must agree to the terms of use before submitting the form.',
    );
  });

  it('names the limit when a value is too long', () => {
    expect(validateEnquiry({ ...good, message: 'x'.repeat(4001) }, rules, say).message).toContain('4000');
  });

  it('never throws and never accepts an empty name, whatever is typed', () => {
    const value = fc.option(fc.string({ unit: 'binary', maxLength: 300 }), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ name: value, email: value, phone: value, postcode: value, message: value }), (raw) => {
        const values = JSON.parse(JSON.stringify(raw)) as EnquiryValues;
        const errors = validateEnquiry(values, rules, say);
        const name = oneLine(values.name ?? '');
        expect('name' in errors).toBe(name === '' || name.length > 80);
      }),
    );
  });

  it('reads checkboxes of a posted form as booleans and drops empty fields', () => {
    const form = new FormData();
    form.set('name', 'Kim');
    form.set('phone', '');
    form.set('opt_in', 'on');
    form.set('unknown', 'x');
    expect(valuesFromForm(form)).toEqual({ name: 'Kim', opt_in: true, terms_conditions: false });
  });
});

describe('form and service', () => {
  const odd = fc.constantFrom(
    'a@b.c"d',
    'k@x,y.com',
    '++61 412 345 678',
    '0412 345 678',
    'kim@example.com',
    'k@bücher.example',
    ' ',
    '\u0000',
    '0800',
    '800',
    '08000',
    '\u200e',
    '\u0085',
    '\ud800',
    'Kim\r\nLee',
  );
  const part = fc.oneof(
    odd,
    fc.emailAddress(),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  /** Of about a field's length: what counts as a character decides. */
  const long = fc
    .tuple(
      fc.constantFrom('x', '😀', '\n', '\r\n', '\u200e', 'é'),
      fc.constantFrom(2, 5, 10, 20, 40, 41, 80, 81, 125, 1990, 2000, 3980, 4000, 4001),
    )
    .map(([unit, times]) => unit.repeat(times));
  const text = fc.oneof(
    { weight: 3, arbitrary: odd },
    part,
    long,
    fc.tuple(part, long, part).map((all) => all.join('')),
  );
  const values = fc.record({
    name: text,
    last_name: text,
    email: text,
    phone: text,
    postcode: text,
    rego: text,
    message: text,
  });
  it('FORM-01 take and refuse the same name, address, number and postcode, whatever is typed', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const form = Object.keys(validateEnquiry(typed, { ...rules, messageRequired: false }, say));
        const body = enquiryPayload(typed, { url: '/contact-us' }, KEY, say);
        const parsed = enquiryBody.safeParse(body);
        const service = parsed.success ? [] : zodFields(parsed.error).map(({ field }) => field);
        expect([...new Set(form)].sort()).toEqual([...new Set(service)].sort());
      }),
      { numRuns: 1000 },
    );
  });

  it('FORM-07 a comment that the form accepts fits together with the text that the form adds', () => {
    const hiddenText = 'Please send photos for this car';
    const request = {
      ...forms,
      vehicleForms: { ...forms.vehicleForms, photos: { ...forms.vehicleForms.photos, hiddenText } },
    };
    const { rules: photos } = requestOptions('photos', request, { locations: [], dealerships: [] });
    const sent = (message: string) => enquiryPayload({ ...good, message }, { url: '/', hiddenText }, KEY, say);
    for (const length of [3900, 3966, 3967, 3968, 4000]) {
      const message = 'x'.repeat(length);
      const isTaken = enquiryBody.safeParse(sent(message)).success;
      expect('message' in validateEnquiry({ ...good, message }, photos, say)).toBe(!isTaken);
    }
  });

  it('FORM-01 a line break counts the same with and without script', () => {
    const lines = Array.from({ length: 2000 }, () => 'x');
    expect(validateEnquiry({ ...good, message: lines.join('\r\n') }, rules, say)).toEqual({});
    expect(enquiryPayload({ ...good, message: lines.join('\r\n') }, { url: '/' }, KEY, say).message).toBe(
      lines.join('\n'),
    );
  });

  it('FORM-01 every category that a site may offer is one that the service takes', () => {
    const name = fc.oneof(
      fc.constantFrom('Fleet  Sales', ' Fleet', 'Fleet\u0085', 'Flotte'),
      fc.string({ minLength: 1, maxLength: 70 }),
    );
    fc.assert(
      fc.property(name, (category) => {
        const isOffered = formsConfig.schema.shape.categories.safeParse([category]).success;
        const taken = enquiryBody.safeParse({ ...good, idempotency_key: KEY, url: '/', category });
        if (isOffered) expect(enquiryCategories([category])).toContain(taken.data?.category);
      }),
    );
  });
});
