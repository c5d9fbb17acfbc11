// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { accountsWords } from './accountsWords.js';

export const zhHans: MessagesOf<typeof accountsWords> = {
  'code.subject': [['code'], '是您的', ['dealer'], '验证码'],
  'code.signIn': ['您的登录验证码是', ['code'], '，十分钟内有效。'],
  'code.newAddress': ['将此联系方式用于您账户的验证码是', ['code'], '，十分钟内有效。'],
  'code.note': ['如果这不是您本人的请求，没有验证码就不会发生任何更改。请勿将验证码告诉任何人，包括我们。'],
};
