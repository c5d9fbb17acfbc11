import { describe, expect, it } from 'vitest';
import type { PhotoRefusal } from '@forecourt/enquiry';
import { PLAIN } from '@forecourt/words';
import { photosOutcome, refusedInAddress } from './photosOutcome.js';

const sentWith = (kept: number, ...reasons: PhotoRefusal[]) => ({
  ...{ fields: new Map<string, string>(), kept },
  refused: reasons.map((reason, index) => ({ at: kept + index + 1, name: `${'x'.repeat(200)}.jpg`, reason })),
});
const texts = { refused: () => 'No photo could be taken.', none: () => 'must hold a file' };
const outcomeOf = (kept: number, ...reasons: PhotoRefusal[]) => photosOutcome(sentWith(kept, ...reasons), PLAIN, texts);

describe('what is answered of photos that were sent', () => {
  it('TRD-03 is each that was not kept, with its reason, and no error while one was', () => {
    const { refused, error } = outcomeOf(1, 'empty');
    expect(refused).toEqual([{ name: 'x'.repeat(120), at: 2, reason: 'empty', message: 'is empty' }]);
    expect(error).toBeUndefined();
  });

  it('TRD-03 is an error with a field for each where none was kept', () => {
    expect(outcomeOf(0, 'size', 'busy').error).toEqual({
      ...{ code: 'invalid', message: 'No photo could be taken.' },
      fields: [
        { field: 'photos.1', message: 'is larger than 12 MB' },
        { field: 'photos.2', message: expect.stringMatching(/just now/) as string },
      ],
    });
  });

  it('TRD-03 is no error where all may be sent again', () => {
    expect(outcomeOf(0, 'busy', 'busy')).toEqual({ refused: [expect.anything(), expect.anything()] });
  });

  it('TRD-03 is an error for a form without a file', () => {
    expect(outcomeOf(0)).toEqual({
      refused: [],
      error: {
        code: 'invalid',
        message: 'No photo could be taken.',
        fields: [{ field: 'photos', message: texts.none() }],
      },
    });
  });

  it.each([
    ['nothing', sentWith(2), ''],
    ['what was refused', sentWith(1, 'type', 'size'), '2-type.3-size'],
    ['one empty file where there was none', sentWith(0), '1-empty'],
  ])('TRD-03 leads a form back with %s', (_what, sent, expected) => {
    expect(refusedInAddress(sent)).toBe(expected);
  });
});
