// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { contractsWords } from './contractsWords.js';

export const zhHans: MessagesOf<typeof contractsWords> = {
  'fault.either': ['必须是', ['first'], '或', ['last']],
  'fault.seconds': ['必须是秒数'],
};
