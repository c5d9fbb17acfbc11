// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { navigationServerWords } from './navigationServerWords.js';

export const zhHans: MessagesOf<typeof navigationServerWords> = {
  later: ['暂时无法读取在售车辆。'],
};
