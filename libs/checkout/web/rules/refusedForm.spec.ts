import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { neededTexts } from './refusedForm.js';
import { faultsIn, refusalOf } from './purchase/purchaseForm.js';
import { missingIn, refusedBy } from './reserveForm.js';
import { checkoutWords } from '../words/checkoutWords.js';

const refused = (field: string, message: string) => ({
  error: { code: 'x', message: 'No.', fields: [{ field, message }] },
});
const say = wordsOf({ config: {} }, checkoutWords);
const shown = ['name', 'last_name', 'postcode', 'address', 'choice'];

describe('what a form says of an empty field', () => {
  it('BUY-01 BUY-02 is the same before it is sent and when the service says so', () => {
    for (const field of ['name', 'email', 'phone'] as const) {
      expect(refusedBy(422, refused(field, 'must not be empty'), say).errors?.[field]).toBe(missingIn({}, say)[field]);
      const { errors } = refusalOf(422, refused(field, 'is required'), ['name', 'email', 'phone'], say);
      expect(errors[field]).toBe(faultsIn('details', {}, say)[field]);
    }
    for (const field of ['postcode', 'address']) {
      const { errors } = refusalOf(422, refused(field, 'must not be empty'), shown, say);
      expect(errors[field]).toBe(faultsIn('handover', { choice: 'delivery' }, say)[field]);
    }
  });
  it('BUY-01 BUY-02 is a sentence at every field, and a reason that is none stays', () => {
    expect(refusedBy(422, refused('last_name', 'must not be empty'), say).errors?.['last_name']).toBe(
      'Please fill this in.',
    );
    expect(refusalOf(422, refused('last_name', 'is required'), shown, say).errors?.['last_name']).toBe(
      'Please fill this in.',
    );
    const texts = neededTexts({ phone: 'needed.phoneForTime' }, say);
    expect(texts.spoken('phone', 'must be a phone number')).toBe('must be a phone number');
    expect(texts.spoken('constructor', 'is required')).toBe('Please fill this in.');
    const config = { translation: { 'enquiry.fault.empty': ['不能为空'], 'checkout.needed.field': ['请填写此项。'] } };
    const chinese = neededTexts({}, wordsOf({ config }, checkoutWords));
    expect(chinese.spoken('last_name', '不能为空')).toBe('请填写此项。');
  });
});
