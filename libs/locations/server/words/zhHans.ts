// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { locationsServerWords } from './locationsServerWords.js';

export const zhHans: MessagesOf<typeof locationsServerWords> = {
  'postcode.unknown': ['邮编无效'],
};
