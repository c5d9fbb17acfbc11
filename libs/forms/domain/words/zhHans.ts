// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { formsDomainWords } from './formsDomainWords.js';

export const zhHans: MessagesOf<typeof formsDomainWords> = {
  'fault.once': ['必须只给出一次'],
  'fault.link': ['必须是预约链接中的代码'],
  'fault.time': ['必须是时间，例如2026-11-24T10:30'],
};
