import { describe, expect, it } from 'vitest';
import { filledReplies } from './replies.js';

const WORDS = { greeting: 'Hello Kim,', dealer: 'Harbour', me: 'Sam' };
const ABOUT = { name: 'Available', subject: 'The {vehicle}', text: '{greeting} The {vehicle} is here. {me}, {dealer}' };
const CALL = { name: 'Call', subject: 'Your enquiry with {dealer}', text: 'When? {other} {constructor}' };

describe('answers to begin with', () => {
  it('API-04 are filled in; what is no placeholder stays', () => {
    expect(filledReplies([ABOUT, CALL], { ...WORDS, vehicle: '2021 Kia Rio' })).toEqual([
      { name: 'Available', subject: 'The 2021 Kia Rio', text: 'Hello Kim, The 2021 Kia Rio is here. Sam, Harbour' },
      { name: 'Call', subject: 'Your enquiry with Harbour', text: 'When? {other} {constructor}' },
    ]);
  });
  it('API-04 one about a vehicle is not offered for a lead about none', () => {
    expect(filledReplies([ABOUT, CALL], WORDS).map(({ name }) => name)).toEqual(['Call']);
  });
});
