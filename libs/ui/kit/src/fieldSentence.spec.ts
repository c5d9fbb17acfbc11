import { describe, expect, it } from 'vitest';
import { plainWordsOf } from '@forecourt/words';
import { fieldSentence, listedFault } from './fieldSentence.js';
import { uiKitWords } from './words/uiKitWords.js';

const say = plainWordsOf({ config: {} }, uiKitWords);

describe('FORM-04 what is wrong with a field is a whole sentence that names it', () => {
  it.each([
    [
      'Email or mobile',
      'must be an e-mail address, or an Australian mobile number such as 0412 345 678',
      'Email or mobile must be an e-mail address, or an Australian mobile number such as 0412 345 678.',
    ],
    ['Code', 'is not right, or has run out.', 'Code is not right, or has run out.'],
    ['What is it about?', 'must not be empty', 'This must not be empty.'],
    ['I agree to the terms of the dealer, and to be written to about it.', 'must be true', 'This must be true.'],
    ['', 'must be four digits', 'This must be four digits.'],
    [
      'Postcode',
      'Invalid postcode. Please enter a 4-digit number.',
      'Invalid postcode. Please enter a 4-digit number.',
    ],
    ['Deposit', '20 is too little', '20 is too little'],
    ['电子邮箱', '请填写您的电子邮箱。', '请填写您的电子邮箱。'],
  ])('%s: %s', (label, error, sentence) => {
    expect(fieldSentence(label, error, say)).toBe(sentence);
  });
  it('TEN-03 in Chinese, too, where the end of a sentence has no mark yet', () => {
    const translation = {
      'ui-kit.fault': [['label'], ['fault'], '。'],
      'ui-kit.fault.this': ['此项', ['fault'], '。'],
    };
    const sayChinese = plainWordsOf({ config: { translation } }, uiKitWords);
    expect(fieldSentence('邮编', '必须是四位数字', sayChinese)).toBe('邮编必须是四位数字。');
    expect(fieldSentence('', '必须同意', sayChinese)).toBe('此项必须同意。');
  });
  it('also in a list, where other sentences follow the name', () => {
    expect(listedFault('Year', 'must be a year up to 2027', say)).toBe('Year must be a year up to 2027.');
    expect(listedFault('Mobile', 'Please enter a number to call.', say)).toBe('Mobile: Please enter a number to call.');
  });
  it('and a sentence that names the field already has no name before it', () => {
    expect(listedFault('Email', 'Please enter your email address.', say)).toBe('Please enter your email address.');
    expect(listedFault('', 'Please choose a time.', say)).toBe('Please choose a time.');
  });
});
