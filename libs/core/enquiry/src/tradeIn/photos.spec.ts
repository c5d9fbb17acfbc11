import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PHOTO_REFUSALS, readRefused, refusalWords, refusedLines, writeRefused } from './photos.js';
import { enquiryWords } from '../words/enquiryWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, enquiryWords);
const file = fc.record({ at: fc.integer({ min: 1, max: 99 }), reason: fc.constantFrom(...PHOTO_REFUSALS) });

it('TRD-03 refused photos come back out of an address as they went in', () => {
  fc.assert(
    fc.property(fc.array(file, { maxLength: 20 }), (files) => {
      expect(readRefused(writeRefused(files))).toEqual(files);
    }),
  );
});
it('TRD-03 an address says nothing but numbers and known reasons', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      for (const { at, reason } of readRefused(text))
        expect([at > 0, refusalWords(reason, say) !== '']).toEqual([true, true]);
    }),
  );
  expect(readRefused('1-constructor.0-type.2-heic.<b>')).toEqual([{ at: 2, reason: 'heic' }]);
});
it('TRD-03 each refused photo has a sentence by its number in the form', () => {
  expect(
    refusedLines(
      [
        { at: 2, reason: 'empty' },
        { at: 11, reason: 'size' },
      ],
      say,
    ),
  ).toEqual([
    { at: 2, text: 'The 2nd file is empty.' },
    { at: 11, text: 'The 11th file is larger than 12 MB.' },
  ]);
});
