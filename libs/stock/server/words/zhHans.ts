// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { stockWords } from './stockWords.js';

export const zhHans: MessagesOf<typeof stockWords> = {
  'vehicle.none': ['本站没有此车辆。'],
  'vehicle.gone': ['此车辆已不在本站。'],
};
