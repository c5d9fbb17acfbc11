// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { financeMathsWords } from './financeMathsWords.js';

export const zhHans: MessagesOf<typeof financeMathsWords> = {
  'frequency.weekly': ['每周'],
  'frequency.fortnightly': ['每两周'],
  'frequency.monthly': ['每月'],
  'frequency.yearly': ['每年'],
  'period.weekly': ['周'],
  'period.fortnightly': ['两周'],
  'period.monthly': ['月'],
  'period.yearly': ['年'],
  term: [['years', 'plural', { other: ['#', '年'] }]],
  rate: [['rate'], '%（年化）'],
  rates: [['from'], '%至', ['to'], '%（年化）'],
  'fee.once': [['label'], '：$', ['amount']],
  'fee.monthly': [['label'], '：每月$', ['amount']],
  'fee.establishment': ['贷款设立费'],
  'total.includes': ['总额包含的费用：', ['fees'], '。'],
  'total.leavesOut': ['总额不含：', ['parts'], '。'],
  'total.finalPayment': ['尾款', ['amount']],
  'total.lenderFees': ['贷款机构的费用'],
  'problem.between': ['不能低于', ['min'], '，也不能高于', ['max']],
  'problem.deposit': ['首付已足够支付全部金额'],
  'problem.finalPayment': ['尾款不能超过贷款金额'],
  'budget.show': ['查看此价格范围内的', ['carType']],
  'budget.none': ['找到0辆', ['carType']],
  'budget.noneFound': ['没有符合此预算的', ['carType']],
};
