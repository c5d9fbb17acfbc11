import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.js';
import { enquiryWords } from './words/enquiryWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, enquiryWords);
describe('the greeting of a message', () => {
  it.each([
    'Kim',
    ' Kim  Quist ',
    'J. R. Smith',
    'Robert Jr.',
    'D’Arcy O’Brien-Smith',
    'María del Carmen García López',
    '李 小龙',
    'Henry 2nd',
  ])('FORM-06 %j is greeted by name', (name) => {
    expect(greeting(name, say)).toBe(`Hello ${name.replace(/\s+/g, ' ').trim()},`);
  });
  it.each([
    'LOAN OVERDUE - pay at https://pay.example/kim',
    'pay.example',
    'Kim www pay example',
    'call 0412 345 678',
    'kim@example.com',
    'Kim bit．ly/x',
    'Kim evil。com',
    'javascript:alert(1)',
    '<a href=x>Kim</a>',
    'Your loan is overdue so call us at once',
    'K'.repeat(61),
    '   ',
    '',
  ])('FORM-06 %j is not repeated', (name) => {
    expect(greeting(name, say)).toBe('Hello,');
  });
});
