import { describe, expect, it } from 'vitest';
import { serverErrors, SUBMIT_ERROR } from './serverErrors.js';

describe('serverErrors', () => {
  it('FORM-03 gives the specification’s text when the service fails', () => {
    expect(serverErrors(500, undefined)).toEqual({ fields: {}, form: SUBMIT_ERROR });
    expect(serverErrors('NETWORK', undefined).form).toBe(SUBMIT_ERROR);
  });
  it('FORM-04 puts refusals beside their fields', () => {
    const body = {
      error: {
        message: 'Invalid',
        fields: [
          { field: 'email', message: 'No' },
          { field: 'zzz', message: '?' },
        ],
      },
    };
    expect(serverErrors(422, body)).toEqual({ fields: { email: 'No' } });
  });
  it('shows the service’s own reason when no field explains it', () => {
    expect(serverErrors(409, { error: { message: 'Sent already with other words.' } }).form).toBe(
      'Sent already with other words.',
    );
  });
  it('asks for patience when too many were sent', () => {
    expect(serverErrors(429, { error: { message: 'x' } }).form).toContain('wait a minute');
  });
});
