import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from './apiGateway.js';
import { faultsByField, refusalIn } from './refusalIn.js';

const refused = (error: unknown) => refusalIn(new ApiError(422, { error }));

describe('the refusal in what a call rejected with', () => {
  it('has the message and the fields of the service', () => {
    const fields = [{ field: 'email', message: 'must be an address' }];
    const refusal = refused({ code: 'invalid', message: 'Please check.', fields });
    expect(refusal).toEqual({ message: 'Please check.', fields });
    expect(faultsByField(refusal)).toEqual({ email: 'must be an address' });
  });

  it('has no fields where the service names none', () => {
    expect(refused({ message: 'Sold.' })).toEqual({ message: 'Sold.', fields: [] });
  });

  it('is nothing where no answer came, or one that is not the service’s', () => {
    expect(refusalIn(new TypeError('Failed to fetch'))).toBeUndefined();
    expect(refusalIn(new ApiError(502, '<html>Bad gateway</html>'))).toBeUndefined();
    expect(faultsByField(undefined)).toEqual({});
  });

  it('reads any answer without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (error, fields) => {
        for (const refusal of [refused(error), refused({ message: 'No.', fields })])
          for (const { field, message } of refusal?.fields ?? [])
            expect([typeof field, typeof message]).toEqual(['string', 'string']);
      }),
    );
  });

  it('keeps a field that every object inherits as a field', () => {
    const refusal = refused({ message: 'No.', fields: [{ field: '__proto__', message: 'is odd' }] });
    expect(Object.keys(faultsByField(refusal))).toEqual(['__proto__']);
  });
});
