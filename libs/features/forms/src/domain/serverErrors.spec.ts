import { describe, expect, it } from 'vitest';
import { missingLead, serverErrors, SUBMIT_ERROR } from './serverErrors.js';

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

describe('missingLead', () => {
  it('FORM-02 is content with a lead', () => {
    expect(missingLead({ lead_id: 'L1' })).toBeUndefined();
  });
  it.each([
    ['the returned error', { error: 'Closed for the day.' }, 'Closed for the day.'],
    ['the message of the returned error', { error: { message: 'Closed.' } }, 'Closed.'],
    ['its own text without one', {}, 'An unexpected error occured'],
    ['its own text for an empty lead', { lead_id: '', error: '' }, 'An unexpected error occured'],
    ['its own text for nothing at all', undefined, 'An unexpected error occured'],
  ])('FORM-02 shows %s', (_name, answer, text) => {
    expect(missingLead(answer)).toBe(text);
  });
});
