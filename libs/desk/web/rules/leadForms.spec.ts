import { describe, expect, it } from 'vitest';
import { enquiryWords } from '@forecourt/enquiry';
import { wordsOf } from '@forecourt/words';
import { leadFieldNames, leadFormFaults } from './leadForms.js';

const say = wordsOf({ config: {} }, enquiryWords);

describe('the forms of a lead', () => {
  it.each([
    ['notes', { text: 'Has two dogs.' }, {}],
    ['notes', { text: ' \n' }, { text: 'must not be empty' }],
    ['notes', {}, { text: 'must not be empty' }],
    ['notes', { text: 'a'.repeat(4001) }, { text: 'can have at most 4000 characters' }],
    ['reply', { subject: '', text: '' }, { subject: 'must not be empty', text: 'must not be empty' }],
    ['reply', { subject: 'a'.repeat(151), text: 'Hello' }, { subject: 'can have at most 150 characters' }],
    ['call', { at: '' }, { at: 'must not be empty' }],
    ['call', { at: '2099-12-01T09:30' }, {}],
    ['owner', { owner: '' }, {}],
    ['constructor', {}, {}],
  ])('FORM-04 %s of %j: %j', (form, values, faults) => {
    expect(leadFormFaults(form, values, say)).toEqual(faults);
  });

  it('FORM-04 knows no fields of a form that is none', () => {
    expect(leadFieldNames('reply')).toEqual(['subject', 'text']);
    expect(leadFieldNames('toString')).toBeUndefined();
  });
});
