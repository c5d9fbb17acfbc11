// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { deskDomainWords } from './deskDomainWords.js';

export const zhHans: MessagesOf<typeof deskDomainWords> = {
  'fault.either': ['必须是', ['first'], '或', ['last']],
  'fault.day': ['必须是日期，例如2026-11-24'],
  'fault.dateTime': ['必须是日期和时间，例如2026-11-24T14:30'],
  'fault.notAfter': ['不能晚于`', ['field'], '`'],
};
