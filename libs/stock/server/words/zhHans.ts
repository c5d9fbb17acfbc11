// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { stockServerWords } from './stockServerWords.js';

export const zhHans: MessagesOf<typeof stockServerWords> = {
  'vehicle.none': ['本站没有此车辆。'],
  'vehicle.gone': ['此车辆已不在本站。'],
  'stock.later': ['暂时无法读取在售车辆。'],
};
