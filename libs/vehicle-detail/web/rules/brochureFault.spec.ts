import { describe, expect, it } from 'vitest';
import { OfflineError } from '@forecourt/composition';
import { wordsOf } from '@forecourt/words';
import { brochureFault } from './brochureFault.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

const say = wordsOf({ config: {} }, vehicleDetailWords);
const busy = 'Many brochures are being made just now. Please ask again in a moment.';

describe('a brochure that does not come', () => {
  it.each([
    ['without a connection', { status: 'NETWORK', message: 'Failed to fetch' }, /there is no connection/],
    ['when its code was to be loaded without a network', new OfflineError(), /there is no connection/],
    ['of a vehicle that is gone', { status: 410, body: { error: { message: 'Gone.' } } }, /has gone from the site/],
    ['while many are made', { status: 429, body: { error: { message: busy } } }, new RegExp(`^${busy}$`)],
    [
      'after a fault',
      { status: 500, body: { error: { message: 'ENOSPC' } } },
      /^The brochure could not be made just now/,
    ],
    ['of something else', new Error('x'), /^The brochure could not be made just now/],
  ])('VDP-15 says why %s', (_when, error, words) => expect(brochureFault(error, say)).toMatch(words));
});
