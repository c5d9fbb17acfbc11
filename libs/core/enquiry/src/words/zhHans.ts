// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { enquiryWords } from './enquiryWords.js';

export const zhHans: MessagesOf<typeof enquiryWords> = {
  greeting: [['name'], '，您好：'],
  'greeting.nobody': ['您好：'],
  'here.open': ['我们正在营业，', ['time'], '打烊。'],
  'here.closed': ['我们现已打烊，', ['when'], '再次营业。'],
  'missing.phone': ['请填写您的电话号码。'],
  'missing.message': ['请填写您的留言。'],
  'missing.terms': ['提交表单前须同意使用条款。'],
  'missing.answerOf': ['请选择一个答案。可选：', ['values'], '。'],
  'unknown.question': ['不是本站的问题。'],
  'takes.email': ['电子邮箱地址，例如name@example.com'],
  'takes.phone': ['6至15位数字的电话号码，例如0412 345 678'],
  'takes.postcode': ['四位数字'],
  'extra.preferredContact': ['首选联系方式'],
  'extra.underFinance': ['您的车目前是否有贷款？'],
  'extra.hasTradeIn': ['您是否有旧车要置换？'],
  'photo.type': ['不是照片。可使用JPEG、PNG、WebP或AVIF图片'],
  'photo.heic': ['是HEIC照片，无法在此读取。请先另存为JPEG'],
  'photo.size': ['超过', ['megabytes'], 'MB'],
  'photo.pixels': ['超过5,000万像素'],
  'photo.broken': ['已损坏或传输中断。请重新选择'],
  'photo.empty': ['是空文件'],
  'photo.many': ['超出数量上限。请先移除一张'],
  'photo.busy': ['暂时无法接收。请稍后重试'],
  'check.fast': ['提交速度快于常人填写表单：可能由程序提交'],
  'check.unverified': ['无法证明是真人提交'],
  'check.unchecked': ['无法检查是否为真人提交：服务没有响应'],
  repaid: [
    ['frequency', 'select', { weekly: ['每周'], fortnightly: ['每两周'], monthly: ['每月'], other: ['每年'] }],
    ['repayment'],
  ],
};
