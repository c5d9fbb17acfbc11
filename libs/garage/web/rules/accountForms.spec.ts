import { describe, expect, it } from 'vitest';
import { enquiryWords } from '@forecourt/enquiry';
import { wordsOf } from '@forecourt/words';
import { garageWords } from '../words/garageWords.js';
import { addressFaults, codeFaults, deleteFaults, nameFaults } from './accountForms.js';

const site = { config: {} };
const general = wordsOf(site, enquiryWords);
const say = wordsOf(site, garageWords);
const says = { say, general };

describe('forms of an account', () => {
  it('SAVE-05 refuse an address that is missing', () => {
    expect(addressFaults({}, says)).toEqual({ address: 'is required' });
    expect(addressFaults({ address: '  ' }, says)).toEqual({ address: 'is required' });
    expect(addressFaults({ address: 'kim' }, says)).toEqual({});
  });

  it('SAVE-03 take a mobile alone where the account needs one', () => {
    expect(addressFaults({ address: 'kim@example.com' }, says, true)).toEqual({ address: say('signIn.notMobile') });
    expect(addressFaults({ address: '0412 345 678' }, says, true)).toEqual({});
  });

  it('SAVE-05 refuse a code that is missing', () => {
    expect(codeFaults({ code: ' ' }, general)).toEqual({ code: 'is required' });
    expect(codeFaults({ code: '123 456' }, general)).toEqual({});
  });

  it('SAVE-07 take an empty name, and none that is too long', () => {
    expect(nameFaults({ name: '' }, general)).toEqual({});
    expect(nameFaults({ name: 'k'.repeat(81) }, general)).toEqual({ name: 'can have at most 80 characters' });
  });

  it('SAVE-07 delete nothing without the tick', () => {
    expect(deleteFaults({ confirm: '' }, say)).toEqual({ confirm: say('profile.deleteNeedsTick') });
    expect(deleteFaults({ confirm: 'on' }, say)).toEqual({});
  });
});
