// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { deskDomainWords } from './deskDomainWords.js';

export const zhHans: MessagesOf<typeof deskDomainWords> = {
  'fault.either': ['必须是', ['first'], '或', ['last']],
  'fault.day': ['必须是日期，例如2026-11-24'],
  'fault.dateTime': ['必须是日期和时间，例如2026-11-24T14:30'],
  'fault.notAfter': ['不能晚于`', ['field'], '`'],
  'fault.time': ['须为时间，例如08:30'],
  'fault.openDay': ['营业日的开始时间须早于结束时间；不营业时不填时间'],
  'fault.offerDays': ['不能早于开始日期'],
};
