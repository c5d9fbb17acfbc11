// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { contractsWords } from './contractsWords.js';

export const zhHans: MessagesOf<typeof contractsWords> = {
  'fault.either': ['必须是', ['first'], '或', ['last']],
  'fault.seconds': ['必须是秒数'],
  'fault.agreed': ['必须同意'],
  'fault.link': [
    '必须是',
    ['what', 'select', { reservation: ['预订链接'], confirm: ['确认链接'], other: ['我们发送的链接'] }],
    '中的代码',
  ],
  'fault.once': ['必须只给出一次'],
};
