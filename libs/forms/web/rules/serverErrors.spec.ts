import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { missingLead, serverErrors } from './serverErrors.js';
import { formsWords } from '../words/formsWords.js';

const say = wordsOf({ config: {} }, formsWords);
/** Text of B8. */
const SUBMIT_ERROR = 'An error occurred when submitting this form';

describe('serverErrors', () => {
  it('FORM-03 gives the specification’s text when the service fails', () => {
    expect(serverErrors(500, undefined, say)).toEqual({ fields: {}, form: SUBMIT_ERROR });
    expect(serverErrors('NETWORK', undefined, say).form).toBe(SUBMIT_ERROR);
  });
  it('FORM-04 assigns errors to their fields', () => {
    const body = {
      error: {
        message: 'Invalid',
        fields: [
          { field: 'email', message: 'No' },
          { field: 'zzz', message: '?' },
        ],
      },
    };
    expect(serverErrors(422, body, say)).toEqual({ fields: { email: 'No' }, form: 'Invalid zzz ?.' });
  });
  it('FORM-11 an answer that is refused is its field of the form', () => {
    const fields = [
      { field: 'answers.Day that suits you', message: 'must be a day from 2026-11-27 on, as yyyy-mm-dd' },
    ];
    expect(serverErrors(422, { error: { message: 'Invalid', fields } }, say)).toEqual({
      fields: { service_date: 'must be a day from 2026-11-27 on, as yyyy-mm-dd' },
    });
  });
  it('FORM-04 a field that the form does not have is named in the form’s own words', () => {
    const fields = [{ field: 'vehicle_slug', message: 'must be a vehicle of this site' }];
    expect(serverErrors(422, { error: { message: 'This vehicle is not on this site.', fields } }, say)).toEqual({
      fields: {},
      form: 'This vehicle is not on this site. vehicle_slug must be a vehicle of this site.',
    });
  });
  it.each([429, 503])('FORM-13 what the service says with %i is shown, and that nothing is lost', (status) => {
    const { form } = serverErrors(status, { error: { message: 'Please try again in 40 seconds.' } }, say);
    expect(form).toBe('Please try again in 40 seconds. Nothing you typed is lost.');
  });
  it.each([500, 502, 504])('FORM-03 shoppers do not see the message of a %i', (status) => {
    expect(serverErrors(status, { error: { message: 'relation "leads" does not exist' } }, say).form).toBe(
      SUBMIT_ERROR,
    );
  });
  it('shows the service’s own reason when no field explains it', () => {
    expect(serverErrors(409, { error: { message: 'Sent already with other words.' } }, say).form).toBe(
      'Sent already with other words.',
    );
  });
  it('asks for patience when too many were sent', () => {
    expect(serverErrors(429, undefined, say).form).toContain('wait a minute');
  });
});

describe('missingLead', () => {
  it('FORM-02 is content with a lead', () => {
    expect(missingLead({ lead_id: 'L1' }, say)).toBeUndefined();
  });
  it.each([
    ['the returned error', { error: 'Closed for the day.' }, 'Closed for the day.'],
    ['the message of the returned error', { error: { message: 'Closed.' } }, 'Closed.'],
    ['its own text without one', {}, 'An unexpected error occured'],
    ['its own text for an empty lead', { lead_id: '', error: '' }, 'An unexpected error occured'],
    ['its own text for nothing at all', undefined, 'An unexpected error occured'],
  ])('FORM-02 shows %s', (_name, answer, text) => {
    expect(missingLead(answer, say)).toBe(text);
  });
});
