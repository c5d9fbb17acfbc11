import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import {
  detailsAnswer,
  dollarsIn,
  faultsIn,
  handoverAnswer,
  paymentAnswer,
  refusalOf,
  tradeInAnswer,
  typedIn,
} from './purchaseForm.js';
import { checkoutWords } from '../../words/checkoutWords.js';

const posted = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const say = wordsOf({ config: {} }, checkoutWords);
const OPT_IN = { text: 'News?', version: '1' };

describe('the steps of a purchase', () => {
  it('BUY-03 take their own fields alone, of bearable length', () => {
    expect(typedIn(posted({ name: 'Kim', email: '', state: 'held', message: 'x'.repeat(9000) }), 'details')).toEqual({
      name: 'Kim',
      message: 'x'.repeat(4000),
    });
    expect(typedIn(posted({ name: 'Kim', choice: 'none' }), 'trade-in')).toEqual({ choice: 'none' });
  });
  it.each([
    ['details', {}, ['name', 'email', 'phone']],
    ['details', { name: 'Kim', email: 'kim@example.com', phone: '0412' }, []],
    ['trade-in', {}, ['choice']],
    ['payment', { choice: 'finance', own_money: 'lots' }, ['own_money']],
    ['payment', { choice: 'outright', own_money: 'lots' }, []],
    ['handover', { choice: 'delivery' }, ['postcode', 'address']],
    ['handover', { choice: 'pick-up' }, []],
  ] as const)('BUY-03 %s with %j lacks %j', (step, values, fields) => {
    expect(Object.keys(faultsIn(step, values, say))).toEqual(fields);
  });
  it.each([
    ['', 0],
    [undefined, 0],
    ['$3,000', 3000],
    ['3 000', 3000],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e9', undefined],
  ])('BUY-03 whole dollars: %j is %s', (text, dollars) => {
    expect(dollarsIn(text)).toBe(dollars);
  });
  it('BUY-03 are sent to the service in its own format', () => {
    expect(tradeInAnswer({ choice: 'estimate:abc-1' })).toEqual({
      choice: 'estimate',
      lead_id: 'abc-1',
    });
    expect(paymentAnswer({ choice: 'finance', years: '5', frequency: 'weekly', own_money: '$1,500' })).toEqual({
      choice: 'finance',
      years: 5,
      frequency: 'weekly',
      own_money: 1500,
    });
    expect(paymentAnswer({ choice: 'outright', years: '5' })).toEqual({ choice: 'outright' });
    expect(handoverAnswer({ choice: 'pick-up', postcode: '2000', location: 'auburn' })).toEqual({
      choice: 'pick-up',
      location: 'auburn',
    });
    expect(detailsAnswer({ name: 'Kim', email: 'a@b.example', phone: '1', opt_in: 'on' }, OPT_IN)).toMatchObject({
      opt_in: true,
      opt_in_text: 'News?',
    });
  });
  it('BUY-03 FORM-04 refusals appear at their fields, and the message of an internal fault is hidden', () => {
    const said = (message: string, fields: object[] = []) => ({ error: { code: 'x', message, fields } });
    expect(
      refusalOf(422, said('No.', [{ field: 'lead_id', message: 'must be a valuation of your own' }]), ['choice'], say),
    ).toEqual({ errors: { choice: 'must be a valuation of your own' } });
    expect(refusalOf(409, said('Somebody else is reserving this vehicle.'), [], say).message).toBe(
      'Somebody else is reserving this vehicle. Nothing you typed is lost.',
    );
    expect(refusalOf(500, said('TypeError at line 3'), [], say).message).not.toContain('TypeError');
    expect(refusalOf(422, said('No.', [{ field: '__proto__', message: 'is odd' }]), ['choice'], say)).toMatchObject({
      errors: {},
    });
  });
});
