// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { offersServerWords } from './offersServerWords.js';

export const zhHans: MessagesOf<typeof offersServerWords> = {
  none: ['本站没有优惠。'],
  'offer.none': ['没有此优惠。'],
  'offer.over': ['此优惠已结束。'],
};
