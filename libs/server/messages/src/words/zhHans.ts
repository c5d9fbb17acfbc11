// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { messagesWords } from './messagesWords.js';

export const zhHans: MessagesOf<typeof messagesWords> = {
  'mail.stop': ['停止接收此类消息'],
  sms: [['dealer'], '：', ['text']],
  'sms.stop': ['停止接收：', ['address']],
};
