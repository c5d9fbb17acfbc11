import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryWords, ourQuestions, TRADE_IN_DEFAULTS } from '@forecourt/enquiry';
import { tradeInBody } from '@forecourt/enquiry/schema';
import { wordsOf } from '@forecourt/words';
import { tradeInOutlook, tradeInPromise } from './outlook.js';
import { enterPresses } from './pressedButton.js';
import { regoNotice } from './regoNotice.js';
import { tradeInPayload } from './tradeInPayload.js';
import { tradeInServerErrors } from './tradeInServerErrors.js';
import { answerField, fieldsOf, STEPS, stepsOf, valuesFromForm, type TradeInValues } from './tradeInValues.js';
import { firstFaults, validateStep, type TradeInRules } from './validateTradeIn.js';
import { formsWords } from '../../words/formsWords.js';

const say = wordsOf({ config: {} }, formsWords);
/** Text of TRD-02. */
const POSTCODE_ERROR = 'Invalid postcode. Please enter a 4-digit number.';
const OPTIONS = { ...TRADE_IN_DEFAULTS, tradeInQuestions: ourQuestions(wordsOf({ config: {} }, enquiryWords)) };
const options = { ...OPTIONS, tradeInExtras: ['under_finance'] as const };
const rules: TradeInRules = {
  options,
  thisYear: 2026,
  contact: {
    rules: { fields: ['last_name', 'phone', 'postcode', 'location'], messageRequired: false, phoneRequired: true },
    locations: [{ value: 'auburn', label: 'Auburn' }],
    preset: {},
  },
};
const answers = Object.fromEntries(
  options.tradeInQuestions.map(({ id, answers: [first] }) => [answerField(id), first?.value]),
);
const good: TradeInValues = {
  make: 'Mazda',
  model: 'CX-5',
  year: '2022',
  kms: '45,000 kms',
  ...answers,
  name: 'Robin',
  email: 'robin@example.com',
  phone: '0491 570 006',
  postcode: '0800',
  location: 'auburn',
  under_finance: 'Yes',
  owing: '$12,000',
};
const KEY = '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e';
const origin = { page: 'trade-in', url: '/trade-in', optIn: { text: 'News', version: '1' } } as const;

describe('steps of a trade-in', () => {
  it('TRD-01 without questions there are two', () => {
    expect(stepsOf(options)).toEqual([...STEPS]);
    expect(stepsOf({ tradeInQuestions: [] })).toEqual(['car', 'contact']);
  });
  it('TRD-01 what is filled in well passes them all', () => {
    expect(firstFaults('contact', good, rules, say)).toBeUndefined();
  });
  it.each([
    ['800', POSTCODE_ERROR],
    ['08000', POSTCODE_ERROR],
    ['4 50', POSTCODE_ERROR],
    ['', POSTCODE_ERROR],
    ['0800', undefined],
  ])('TRD-02 postcode %j: %s', (postcode, error) => {
    expect(validateStep('contact', { ...good, postcode }, rules, say)['postcode']).toBe(error);
  });
  it.each([
    [{ year: '1899' }, 'car', 'year'],
    [{ year: '22' }, 'car', 'year'],
    [{ kms: 'about 80k' }, 'car', 'kms'],
    [{ kms: '' }, 'car', 'kms'],
    [{ make: ' ' }, 'car', 'make'],
    [{ regoState: 'constructor' }, 'car', 'regoState'],
    [{ answer_keys: 'three' }, 'questions', 'answer_keys'],
    [{ phone: '' }, 'contact', 'phone'],
    [{ location: 'mars' }, 'contact', 'location'],
    [{ under_finance: '' }, 'contact', 'under_finance'],
    [{ owing: 'a lot' }, 'contact', 'owing'],
  ])('FORM-04 %j is a fault of its step', (change, step, field) => {
    const found = firstFaults('contact', { ...good, ...change }, rules, say);
    expect(found?.step).toBe(step);
    expect(Object.keys(found?.errors ?? {})).toEqual([field]);
  });
  it('FORM-13 neither form nor service takes what the other refuses', () => {
    const text = fc.oneof(
      fc.constantFrom('', '2022', '0800', '45,000', 'Yes', 'kim@example.com', '0412 345 678'),
      fc.string(),
    );
    const field = fc.constantFrom('make', 'model', 'kms', 'rego', 'name', 'phone', 'email', 'postcode', 'owing');
    fc.assert(
      fc.property(field, text, (name, value) => {
        const values = { ...good, [name]: value };
        if (firstFaults('contact', values, rules, say)) return;
        const parsed = tradeInBody.safeParse(tradeInPayload(values, origin, options, KEY));
        expect(parsed.error?.issues ?? []).toEqual([]);
      }),
    );
  });
});

describe('TRD-01 TRD-02 Enter in the first step presses the button of what was filled in', () => {
  it.each([
    [{ rego: 'ABC12D' }, 'lookup'],
    [{ rego: ' ABC12D ', regoState: 'NSW', make: ' ' }, 'lookup'],
    [{ make: 'Mazda' }, 'next'],
    [{ rego: 'ABC12D', kms: '45,000 kms' }, 'next'],
    [{ rego: ' ' }, 'next'],
    [{}, 'next'],
  ])('%j: %s', (values, button) => {
    expect(enterPresses(values)).toBe(button);
  });
});

describe('a trade-in on its way', () => {
  it('TRD-02 TRD-03 travels with numbers as numbers and the postcode as text', () => {
    expect(tradeInPayload(good, origin, options, KEY)).toMatchObject({
      year: 2022,
      kms: 45_000,
      owing: 12_000,
      postcode: '0800',
      location_id: 'auburn',
      adjustmentAnswers: { keys: 'two' },
      opt_in: false,
    });
    expect(tradeInPayload({ ...good, under_finance: 'No' }, origin, options, KEY)).not.toHaveProperty('owing');
  });
  it('FORM-04 errors from the service appear at their fields, in the step that has them', () => {
    const body = {
      error: {
        message: 'x',
        fields: [
          { field: 'adjustmentAnswers.keys', message: 'a' },
          { field: 'location_id', message: 'b' },
        ],
      },
    };
    expect(tradeInServerErrors(422, body, options, say)).toEqual({
      errors: { answer_keys: 'a', location: 'b' },
      step: 'questions',
    });
    expect(tradeInServerErrors('NETWORK', undefined, options, say)).toMatchObject({
      step: 'contact',
      message: expect.any(String) as string,
    });
  });
  it('TRD-03 a known rego fills in the car, an unknown one fills in nothing', () => {
    const found = regoNotice({ rego: 'A' }, { found: true, make: 'Kia', model: 'Rio', year: 2020 }, say);
    expect(found.values).toMatchObject({ rego: 'A', make: 'Kia', year: '2020' });
    expect(regoNotice({ rego: 'A' }, { found: false }, say)).toMatchObject({ values: { rego: 'A' } });
    expect(regoNotice({}, undefined, say).notice).toContain('cannot be looked up');
  });
  it('FORM-13 a posted form keeps the fields of all steps, and no others', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...good, constructor: 'x', step: 'car' })) form.set(name, value ?? '');
    expect(valuesFromForm(form, options)).toEqual(good);
    expect(fieldsOf('contact', options)).toContain('owing');
  });
});

describe('what a trade-in promises', () => {
  const off = { tradeInValuation: { ...options.tradeInValuation, isShown: false } };
  it('TRD-03 an estimate is promised to no car that a person values for certain', () => {
    expect(tradeInOutlook(good, options, 2026, say)).toContain('If enough cars like yours are for sale');
    expect(tradeInOutlook({ ...good, year: '2012' }, options, 2026, say)).toMatch(/over 7 years.*by hand.*we call you/);
    expect(tradeInOutlook({ ...good, kms: '140,000' }, options, 2026, say)).toMatch(/over 100,000 km.*by hand/);
    expect(tradeInOutlook(good, off, 2026, say)).toMatch(/^We value every car by hand/);
  });
  it('TRD-03 the page promises an estimate only where the site gives some, and then where cars compare', () => {
    expect(tradeInPromise(options, say)).toMatch(/^Where enough cars like yours are for sale/);
    expect(tradeInPromise(off, say)).not.toContain('estimate');
  });
});
