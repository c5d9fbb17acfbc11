// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { reservationWords } from './reservationWords.js';

export const zhHans: MessagesOf<typeof reservationWords> = {
  moment: [['day'], ' ', ['time'], '（', ['city'], '时间）'],
  'amount.price': ['价格'],
  'amount.tradeIn': ['减：您的旧车置换（估价）'],
  'amount.owing': ['旧车未还清的贷款'],
  'amount.delivery': ['送车'],
  'amount.deposit': ['减：您今天支付的订金'],
  'amount.balance': ['交车时应付余款'],
  'amount.inYourFavour': ['应付给您的余额'],
};
