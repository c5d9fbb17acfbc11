import { describe, expect, it } from 'vitest';
import { enquiryValuesOf, formValuesOf } from './enquiryForm.js';

describe('an enquiry in a form', () => {
  it('FORM-13 ticks and texts that a device kept are the same again', () => {
    const kept = { name: 'Kim', message: 'Two\nlines', opt_in: true, terms_conditions: false };
    expect(formValuesOf(kept)).toMatchObject({ name: 'Kim', email: '', opt_in: 'on', terms_conditions: '' });
    expect(enquiryValuesOf(formValuesOf(kept))).toEqual(kept);
  });
  it('FORM-13 reads nothing that is no field of an enquiry', () => {
    expect(enquiryValuesOf({ constructor: 'x', opt_in: 'yes' })).toEqual({ opt_in: false, terms_conditions: false });
  });
});
