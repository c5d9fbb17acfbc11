// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { financeServerWords } from './financeServerWords.js';

export const zhHans: MessagesOf<typeof financeServerWords> = {
  'quotes.none': ['本站不提供报价。'],
  'quote.none': ['没有对应的报价。'],
  'quote.later': ['暂时无法联系贷款机构。请一分钟后重试。'],
  'personalised.none': ['本站不提供个性化贷款方案。'],
  'personalised.noGate': ['在此填写联系方式不会打开任何内容。'],
  'vehicle.notAnyMore': ['此车辆已不在本站。'],
};
