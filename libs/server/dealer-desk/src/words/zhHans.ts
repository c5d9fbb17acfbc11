// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { dealerDeskWords } from './dealerDeskWords.js';

export const zhHans: MessagesOf<typeof dealerDeskWords> = {
  'code.subject': [['code'], '是您的', ['dealer'], '工作台验证码'],
  'code.text': [['name'], '，您好。您的工作台验证码是', ['code'], '，十分钟内有效。'],
  'code.note': ['如果这不是您本人的请求，没有验证码就不会发生任何更改。请勿将验证码告诉任何人。'],
  'reply.note': ['这是对您的咨询', ['reference'], '的答复。'],
  'line.terms': ['条款与条件'],
  'terms.agreed': ['已同意'],
  'terms.notAgreed': ['未同意'],
  'line.campaign': ['推广活动'],
  'line.pages': ['此前浏览的页面'],
  fields: ['部分内容无法使用，请检查。'],
  noAddress: ['此线索没有可以写信的电子邮箱。'],
  'field.owner': ['必须留空，或是以下之一：', ['people']],
  'field.callTime': ['必须是当天存在的时间'],
  'field.callPast': ['必须是将来的时间'],
  'field.key': ['已使用过：请重新打开此线索，然后再次提交'],
};
