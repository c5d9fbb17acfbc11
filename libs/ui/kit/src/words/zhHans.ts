// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { uiKitWords } from './uiKitWords.js';

export const zhHans: MessagesOf<typeof uiKitWords> = {
  busy: ['请稍候…'],
  optional: ['（选填）'],
  decoy: ['请勿填写此项'],
  skip: ['跳至主要内容'],
  breadcrumb: ['当前位置'],
  'phone.show': ['显示以', ['start'], '开头的号码'],
  step: ['第', ['number'], '步，共', ['count'], '步'],
  'range.lowest': [['label'], '，最低'],
  'range.highest': [['label'], '，最高'],
  'slides.role': ['轮播'],
  'slides.next': ['下一个：', ['item']],
  'slides.previous': ['上一个：', ['item']],
  'slides.keys': [['label'], '，可用方向键移动'],
  'slides.of': ['共'],
  'choices.looking': ['正在查询可预约时间…'],
  close: ['关闭'],
  faults: ['请更正以下错误：'],
  fault: [['label'], ['fault'], '。'],
  'fault.this': ['此项', ['fault'], '。'],
  'fault.listed': [['label'], '：', ['fault']],
  quickPicks: [['label'], '：常用金额'],
  search: ['搜索'],
  toasts: ['提示消息'],
  dismiss: ['关闭提示'],
  'records.unread': ['暂时无法读取您的', ['what'], '。请稍后重试。'],
};
