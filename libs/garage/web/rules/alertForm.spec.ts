import { describe, expect, it } from 'vitest';
import { enquiryWords } from '@forecourt/enquiry';
import { wordsOf } from '@forecourt/words';
import { garageWords } from '../words/garageWords.js';
import { askFaults, kindValues } from './alertForm.js';

const site = { config: {} };
const says = { say: wordsOf(site, garageWords), general: wordsOf(site, enquiryWords) };

describe('the forms for messages', () => {
  it('SAVE-07 need an address and the tick next to their words', () => {
    const agreed = says.say('consentNeeded');
    expect(askFaults({ every: 'day' }, says)).toEqual({ email: 'is required', agreed });
    expect(askFaults({ email: ' ', agreed: 'on' }, says)).toEqual({ email: 'is required' });
    expect(askFaults({ email: 'kim@example.com', agreed: '' }, says)).toEqual({ agreed });
    expect(askFaults({ email: 'kim@example.com', agreed: 'on' }, says)).toEqual({});
  });

  it('SAVE-07 open with what is on', () => {
    expect(kindValues({ prices: true, matches: false, every: 'week' })).toEqual({
      ...{ tells_prices: 'on', tells_matches: '', every: 'week' },
    });
  });
});
