import { expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { readUpload } from './uploadPhoto.js';
import { formsWords } from '../words/formsWords.js';

const say = wordsOf({ config: {} }, formsWords);
const photos = [{ id: 'p1', width: 4, height: 3 }];

it.each([
  [200, JSON.stringify({ photos, refused: [] }), { photos }],
  [
    422,
    JSON.stringify({ photos: [], refused: [{ reason: 'type' }], error: { message: 'No.' } }),
    { reason: 'type', photos: [] },
  ],
  [429, JSON.stringify({ error: { message: 'Please wait.' } }), { message: 'could not be kept: Please wait' }],
  [502, '<html>', { message: 'could not be sent. Please check your connection and try again' }],
])('TRD-03 an answer of %i says what became of a photo', (status, text, upload) => {
  expect(readUpload(status, text, say)).toEqual(upload);
});
