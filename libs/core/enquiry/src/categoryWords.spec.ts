import { expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { FORM_CATEGORIES } from './categories.js';
import { categoryWords } from './categoryWords.js';
import { enquiryWords } from './words/enquiryWords.js';
import { zhHans } from './words/zhHans.js';

const english = wordsOf({ config: {} }, enquiryWords);

it('FORM-01 every category of the platform reads as it is named', () => {
  for (const category of FORM_CATEGORIES) expect(categoryWords(category, english)).toBe(category);
});

it('FORM-01 a category of the dealer’s own is its name', () => {
  for (const own of ['Fleet Day', 'constructor', '__proto__']) expect(categoryWords(own, english)).toBe(own);
});

it('TEN-03 every category of the platform has words in Chinese', () => {
  const keys = Object.keys(zhHans).filter((key) => key.startsWith('category.'));
  expect(keys).toHaveLength(FORM_CATEGORIES.length);
});
