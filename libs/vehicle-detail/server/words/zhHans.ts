// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { vehicleDetailServerWords } from './vehicleDetailServerWords.js';

export const zhHans: MessagesOf<typeof vehicleDetailServerWords> = {
  vehicle: ['车辆'],
  sold: ['已售出'],
  perWeek: ['每周'],
  was: ['原价', ['price']],
  stockNumber: ['库存编号：', ['number']],
  picture: [['vehicle'], '，第', ['number'], '张图片，共', ['count'], '张'],
  comments: ['车行说明'],
  features: ['配置'],
  more: ['此车辆的页面上还有更多信息：请扫描下方二维码。'],
  place: ['看车地点'],
  hours: ['营业时间'],
  code: ['二维码：此车辆的页面'],
  scan: ['扫码查看更多图片和当前价格'],
  scanWithoutPrice: ['扫码查看更多图片，以及车辆是否仍在售'],
  printed: ['打印日期：', ['day']],
  printedPage: ['打印日期：', ['day'], ' · 第', ['page'], '页，共', ['pages'], '页'],
  'note.changes': [
    '价格、供应情况和详情截至',
    ['day'],
    '，可能有变；最新信息请见此车辆的页面。规格参数和配置来自厂家和车行的数据：购买前，请核实您看重的各项内容。',
  ],
  'note.finance': ['此车辆页面上的贷款估算：', ['words']],
  'brochures.busy': ['暂时无法生成车辆资料。请稍后重试。'],
};
