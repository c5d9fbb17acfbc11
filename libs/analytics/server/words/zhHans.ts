// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { analyticsWords } from './analyticsWords.js';

export const zhHans: MessagesOf<typeof analyticsWords> = {
  'field.site': ['不是本站的编号'],
  'field.place': ['不是本站的门店'],
  'field.dealership': ['不是本站的车行'],
};
