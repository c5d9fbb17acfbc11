import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY, enquiryCategories, SUBCATEGORY } from './categories.js';
import { emailKey, isEmail, isPhone, phoneKey } from './contact.js';
import { cleanText, ENQUIRY_FIELDS } from './fields.js';
import { dealershipOf, placesAgree } from './places.js';
import { missingAnswers, missingWords } from './requirements.js';
import { enquiryWords } from './words/enquiryWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, enquiryWords);
describe('contact details', () => {
  it.each([
    '0491 570 006',
    '+61 491 570 006',
    '+61 (0)491 570 006',
    '0011 61 491570006',
    '61491570006',
    '0491-570-006',
  ])('one number is one number, also as %s', (written) => {
    expect(phoneKey(written)).toBe('0491570006');
  });
  it.each([
    ['13 11 14', '131114'],
    ['1300 975 707', '1300975707'],
    ['+64 21 123 456', '6421123456'],
  ])('a number without an area or of another country keeps its digits: %s', (written, key) => {
    expect(phoneKey(written)).toBe(key);
  });
  it('an address is one address in whatever letters', () => {
    expect(emailKey(' Kim@Example.COM ')).toBe('kim@example.com');
  });
  it.each(['kim@example.com', "o'neil+cars@mail.example.com.au", 'k@bücher.example', 'a.b_c-d@ex-ample.org'])(
    'FORM-01 %s can be written to',
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );
  it.each([
    'kim@example',
    'kim example.com',
    '@example.com',
    'kim@',
    'kim@@example.com',
    'kim@example,com',
    'k,im@example.com',
    'kim@exa,mple.com',
    'a@b.c"d',
    'kim@.com',
    'kim@example..com',
    '.kim@example.com',
    'kim.@example.com',
    'k..m@example.com',
    'kim@-a.com',
    'kim@1.2.3.4',
    'kim@example.com\nbcc:all@example.com',
    'kim@example.com ',
    '"kim"@example.com',
    'Kim <kim@example.com>',
    'kim@example.com,lee@example.com',
    `${'x'.repeat(65)}@example.com`,
    `k@${'x'.repeat(64)}.com`,
  ])('FORM-01 %j cannot', (address) => {
    expect(isEmail(address)).toBe(false);
  });
  it.each([
    ['0412 345 678', true],
    ['+61 (2) 9876-5432', true],
    ['++61 412 345 678', false],
    ['12345', false],
    ['1'.repeat(16), false],
    ['0412 345 678 ext 2', false],
    ['', false],
  ])('FORM-01 %j can be called: %s', (number, is) => {
    expect(isPhone(number)).toBe(is);
  });
  it('FORM-01 TRD-02 signs of full width, and what is not seen, are read as they are meant', () => {
    const { name, email, phone, postcode } = ENQUIRY_FIELDS;
    expect(cleanText(postcode, '２０００')).toBe('2000');
    expect(cleanText(phone, '０４１２　３４５　６７８')).toBe('0412 345 678');
    expect(cleanText(phone, '\u202a0412 345 678\u200b')).toBe('0412 345 678');
    expect(cleanText(email, 'kim＠example．com')).toBe('kim@example.com');
    expect(cleanText(name, 'Ｋｉｍ')).toBe('Ｋｉｍ');
  });
  it('FORM-13 no text takes long to read', () => {
    const started = performance.now();
    for (const part of ['a.', 'a', '@', '-', 'a-', '+', ' (']) {
      isEmail(`k@${part.repeat(50_000)}`);
      isEmail(`${part.repeat(50_000)}@example.com`);
      isPhone(part.repeat(50_000));
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('categories and places', () => {
  it('FORM-01 a site’s own categories are added to those of the platform’s forms, each once and in one line', () => {
    const all = enquiryCategories(['Fleet', 'Test Drive']);
    expect(all).toContain('Fleet');
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((name) => !/[\r\n]/.test(name))).toBe(true);
  });
  it('FORM-01 a location decides its dealership, and no two contradict each other', () => {
    const slug = fc.constantFrom('a', 'b', 'c', '');
    const locations = [
      { slug: 'a', dealership_slug: 'x' },
      { slug: 'b', dealership_slug: 'y' },
    ];
    fc.assert(
      fc.property(slug, fc.constantFrom('x', 'y', ''), (location, dealership_slug) => {
        const decided = dealershipOf({ location, dealership_slug }, locations);
        expect(placesAgree({ location, dealership_slug: decided }, locations)).toBe(true);
        if (location === 'a') expect(decided).toBe('x');
      }),
    );
    expect(placesAgree({ location: 'a', dealership_slug: 'y' }, locations)).toBe(false);
    expect(placesAgree({ dealership_slug: 'y' }, locations)).toBe(true);
  });
});

describe('what a site asks of every enquiry', () => {
  const rules = { messageRequired: true, phoneRequired: true, termsRequired: true };
  it('FORM-01 is named by field where it is left out', () => {
    expect(missingAnswers({ message: ' \u0000', phone: '' }, rules)).toEqual(['phone', 'message', 'terms_conditions']);
    expect(missingAnswers({ message: 'x', phone: '0412 345 678', terms_conditions: true }, rules)).toEqual([]);
    expect(missingAnswers({}, {})).toEqual([]);
    expect(missingWords('terms_conditions', say)).toBe(
      'You must agree to the terms of use before submitting the form.',
    );
  });
  it.each([
    ['FORM-06 a test drive', { category: CATEGORY.testDrive }, false],
    ['FORM-07 a request for photos', { category: CATEGORY.vehicle, subcategory: SUBCATEGORY.photos }, false],
    ['FORM-01 another enquiry', { category: CATEGORY.vehicle }, true],
    ['FORM-01 one without a category', {}, true],
  ])('%s needs a comment: %s', (_name, kind, needs) => {
    expect(missingAnswers(kind, { messageRequired: true }).includes('message')).toBe(needs);
  });
});
