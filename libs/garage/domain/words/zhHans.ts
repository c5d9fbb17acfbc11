// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { garageDomainWords } from './garageDomainWords.js';

export const zhHans: MessagesOf<typeof garageDomainWords> = {
  'fault.every': ['必须是"day"或"week"'],
  'fault.agreed': ['必须同意'],
  'fault.link': ['必须是', ['what', 'select', { confirm: ['确认链接'], other: ['我们发送的链接'] }], '中的代码'],
  'fault.once': ['必须只给出一次'],
  'fault.search': ['必须是已保存搜索的编号'],
  'fault.tick': ['必须为true：账户删除后无法恢复'],
};
