import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryBody, zodFields } from '@forecourt/contracts/api';
import { enquiryPayload } from './enquiryPayload.js';
import { valuesFromForm, type EnquiryValues } from './enquiryValues.js';
import { storable, TERMS_ERROR } from '@forecourt/contracts';
import { POSTCODE_ERROR, validateEnquiry, type EnquiryRules } from './validateEnquiry.js';

const rules: EnquiryRules = { messageRequired: true, phoneRequired: false, termsRequired: false, fields: [] };
const good: EnquiryValues = { name: 'Kim', email: 'kim@example.com', message: 'Is it still there?' };

describe('validateEnquiry', () => {
  it('FORM-01 accepts name, email and comments alone', () => {
    expect(validateEnquiry(good, rules)).toEqual({});
  });

  it('FORM-01 requires Comments unless the site option disables it', () => {
    expect(validateEnquiry({ ...good, message: '  ' }, rules)).toHaveProperty('message');
    expect(validateEnquiry({ ...good, message: '' }, { ...rules, messageRequired: false })).toEqual({});
  });

  it('FORM-01 requires category, location and dealership only where the form shows them', () => {
    const errors = validateEnquiry(good, { ...rules, fields: ['category', 'location', 'dealership_slug'] });
    expect(Object.keys(errors)).toEqual(['category', 'location', 'dealership_slug']);
  });

  it.each([
    ['kim@example', false],
    ['kim@example.com.au', true],
    ['kim example.com', false],
    ['"><script>@x.y', false],
    ['o’brien+cars@example.com', true],
  ])('FORM-01 email %s is valid: %s', (email, valid) => {
    expect('email' in validateEnquiry({ ...good, email }, rules)).toBe(!valid);
  });

  it.each([
    ['0412 345 678', true],
    ['+61 (2) 5550 1234', true],
    ['13 25 52', true],
    ['12345', false],
    ['call me', false],
  ])('FORM-01 phone %s is valid: %s', (phone, valid) => {
    expect('phone' in validateEnquiry({ ...good, phone }, rules)).toBe(!valid);
  });

  it('FORM-04 uses the texts of the specification for postcode and terms', () => {
    expect(validateEnquiry({ ...good, postcode: '40000' }, rules).postcode).toBe(POSTCODE_ERROR);
    expect(validateEnquiry({ ...good, postcode: '0800' }, rules)).toEqual({});
    expect(validateEnquiry(good, { ...rules, termsRequired: true }).terms_conditions).toBe(TERMS_ERROR);
  });

  it('names the limit when a value is too long', () => {
    expect(validateEnquiry({ ...good, message: 'x'.repeat(4001) }, rules).message).toContain('4000');
  });

  it('never throws and never accepts an empty name, whatever is typed', () => {
    const value = fc.option(fc.string({ unit: 'binary', maxLength: 300 }), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ name: value, email: value, phone: value, postcode: value, message: value }), (raw) => {
        const values = JSON.parse(JSON.stringify(raw)) as EnquiryValues;
        const errors = validateEnquiry(values, rules);
        const name = [...storable(values.name ?? '').trim()];
        expect('name' in errors).toBe(name.length === 0 || name.length > 80);
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
  const odd = fc.constantFrom('a@b.c"d', 'k@x,y.com', '++61 412 345 678', '0412 345 678', 'kim@example.com', ' ', '\u0000', '0800', 'x'.repeat(81)); // prettier-ignore
  const text = fc.oneof(odd, fc.emailAddress(), fc.string({ maxLength: 90 }), fc.string({ unit: 'binary', maxLength: 30 })); // prettier-ignore
  const values = fc.record({ name: text, last_name: text, email: text, phone: text, postcode: text, rego: text, message: text }); // prettier-ignore
  it('FORM-01 take and refuse the same name, address, number and postcode, whatever is typed', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const form = Object.keys(validateEnquiry(typed, { ...rules, messageRequired: false }));
        const body = enquiryPayload(typed, { url: '/contact-us' }, '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e');
        const parsed = enquiryBody.safeParse(body);
        const service = parsed.success ? [] : zodFields(parsed.error).map(({ field }) => field);
        expect([...new Set(form)].sort()).toEqual([...new Set(service)].sort());
      }),
      { numRuns: 500 },
    );
  });
});
