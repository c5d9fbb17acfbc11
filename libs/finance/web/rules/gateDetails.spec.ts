import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { financeWords } from '../words/financeWords.js';
import { gateFaults, gateFields } from './gateDetails.js';

const say = wordsOf({ config: {} }, financeWords);
const WHOLE = { name: 'Kim', email: 'kim@example.com', phone: '' };

describe('the details that open a quote', () => {
  it('FIN-12 are taken whole, with a phone number or without', () => {
    expect(gateFaults(WHOLE, {}, say)).toEqual({});
    expect(gateFaults({ ...WHOLE, phone: '0412 345 678' }, {}, say)).toEqual({});
  });

  it('FIN-12 name each field that cannot be taken', () => {
    expect(gateFaults({ name: ' ', email: 'kim@', phone: 'call me' }, {}, say)).toEqual({
      name: 'must not be empty',
      email: 'must be an email address such as name@example.com',
      phone: expect.stringContaining('must be a phone number') as unknown,
    });
    expect(gateFaults({ ...WHOLE, name: 'x'.repeat(81) }, {}, say)).toEqual({
      name: 'can have at most 80 characters',
    });
  });

  it('FIN-12 FORM-01 lack what the site requires of every enquiry', () => {
    const rules = { phoneRequired: true, termsRequired: true };
    expect(Object.keys(gateFaults(WHOLE, rules, say))).toEqual(['phone', 'terms_conditions']);
    expect(gateFaults({ ...WHOLE, phone: '0412 345 678', terms_conditions: 'on' }, rules, say)).toEqual({});
    expect(gateFields({}, say).map(({ name }) => name)).toEqual(['name', 'email', 'phone']);
    expect(gateFields(rules, say).filter(({ isRequired }) => isRequired)).toHaveLength(4);
  });
});
