// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { contractsWords } from './contractsWords.js';

export const zhHans: MessagesOf<typeof contractsWords> = {
  'fault.either': ['必须是', ['first'], '或', ['last']],
  'fault.seconds': ['必须是秒数'],
  'fault.agreed': ['必须同意'],
  'fault.day': ['必须是日期，例如2026-11-24'],
  'fault.time': ['必须是时间，例如2026-11-24T10:30'],
  'fault.dateTime': ['必须是日期和时间，例如2026-11-24T14:30'],
  'fault.notAfter': ['不能晚于`', ['field'], '`'],
  'fault.link': [
    '必须是',
    [
      'what',
      'select',
      { booking: ['预约链接'], reservation: ['预订链接'], confirm: ['确认链接'], other: ['我们发送的链接'] },
    ],
    '中的代码',
  ],
  'fault.once': ['必须只给出一次'],
  'fault.tick': ['必须为true：账户删除后无法恢复'],
};
