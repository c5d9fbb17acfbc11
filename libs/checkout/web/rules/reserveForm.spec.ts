import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { filledIn, missingIn, refusedBy } from './reserveForm.js';
import { checkoutWords } from '../words/checkoutWords.js';

const posted = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

const say = wordsOf({ config: {} }, checkoutWords);

describe('the form of a reservation', () => {
  it('BUY-01 takes its own fields alone, of bearable length', () => {
    const values = filledIn(posted({ name: 'Kim', email: '', state: 'held', message: 'x'.repeat(9000) }));
    expect(values).toEqual({ name: 'Kim', message: 'x'.repeat(4000) });
  });
  it('BUY-01 says what is missing, by field', () => {
    expect(Object.keys(missingIn({ name: ' ', agreed: '' }, say))).toEqual(['name', 'email', 'phone', 'agreed']);
    expect(missingIn({ name: 'Kim', email: 'kim@example.com', phone: '0412345678', agreed: 'on' }, say)).toEqual({});
  });
  it('BUY-04 says what the service says, and nothing of its faults', () => {
    const said = (message: string, fields: object[] = []) => ({ error: { code: 'x', message, fields } });
    expect(refusedBy(409, said('Somebody else is reserving this vehicle.'), say).message).toBe(
      'Somebody else is reserving this vehicle. Nothing you typed is lost.',
    );
    expect(refusedBy(500, said('TypeError at line 3'), say).message).not.toContain('TypeError');
    expect(
      refusedBy(422, said('Some fields cannot be used.', [{ field: 'phone', message: 'must be a phone number' }]), say),
    ).toEqual({ errors: { phone: 'must be a phone number' } });
    expect(refusedBy(422, said('No.', [{ field: '__proto__', message: 'is odd' }]), say).message).toContain('No.');
    expect(refusedBy(503, undefined, say).message).toContain('try again');
  });
});
