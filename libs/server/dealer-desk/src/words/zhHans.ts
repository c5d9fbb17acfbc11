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
  'replies.available': ['车辆在售'],
  'replies.aboutVehicle': ['关于', ['vehicle'], '的咨询'],
  'replies.availableText': [
    ['greeting'],
    '\n\n感谢您的咨询。',
    ['vehicle'],
    '在售。您什么时候方便来看车？我会提前为您备好。\n\n此致\n',
    ['me'],
    '\n',
    ['dealer'],
  ],
  'replies.sold': ['车辆已售出'],
  'replies.soldText': [
    ['greeting'],
    '\n\n感谢您的咨询。',
    ['vehicle'],
    '已售出。我很乐意为您寻找类似车辆：您最看重什么，预算是多少？\n\n此致\n',
    ['me'],
    '\n',
    ['dealer'],
  ],
  'replies.call': ['何时方便致电？'],
  'replies.aboutCall': ['您在', ['dealer'], '的咨询'],
  'replies.callText': [
    ['greeting'],
    '\n\n感谢您的咨询。什么时间致电您比较方便，拨打哪个号码？您也可以直接回复此邮件。\n\n此致\n',
    ['me'],
    '\n',
    ['dealer'],
  ],
};
