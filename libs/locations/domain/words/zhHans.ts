// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { locationsDomainWords } from './locationsDomainWords.js';

export const zhHans: MessagesOf<typeof locationsDomainWords> = {
  'delivery.empty': ['请填写邮编。'],
  'delivery.malformed': ['邮编无效。请填写四位数字。'],
  'delivery.noCoverage': ['抱歉，我们无法估算送车到该地点的费用。请使用本页面的咨询表单，或致电我们获取报价。'],
  'fault.once': ['必须只给出一次'],
};
