// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { uiVehicleWords } from './uiVehicleWords.js';

export const zhHans: MessagesOf<typeof uiVehicleWords> = {
  view: ['查看详情'],
  enquire: ['咨询'],
  finance: ['贷款'],
  reserve: ['预订'],
  buy: ['在线购买'],
  views: [['count', 'plural', { other: ['次浏览'] }]],
  picture: ['图片'],
  pictureOf: [['number'], '/', ['count']],
  pictures: [['vehicle'], '的图片'],
  pictureItem: ['图片'],
  was: ['原价'],
  'market.this': ['此车', ['price']],
  'market.average': ['平均', ['price']],
};
