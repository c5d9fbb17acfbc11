// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { alertsWords } from './alertsWords.js';

export const zhHans: MessagesOf<typeof alertsWords> = {
  'confirm.subject': ['请确认：来自', ['dealer'], '的提醒'],
  'confirm.request': ['有人（很可能是您本人）要求我们在其收藏的车辆或保存的搜索有变化时，给此邮箱发送邮件。'],
  'confirm.until': ['您确认后，我们才会发送。链接两天内有效。'],
  'confirm.action': ['确认'],
  'confirm.note': ['如果不是您本人，请不要进行任何操作：我们不会再发送邮件，并会删除此邮箱。'],
  'vehicle.news': [['vehicle'], '：', ['news']],
  'vehicle.sold': ['已售出。'],
  'vehicle.price': ['现价', ['price'], '，您收藏时为', ['before'], '。'],
  'vehicles.changed': [['count', 'plural', { other: ['您收藏的', '#', '辆车有变化'] }]],
  'vehicles.suchAs': [
    ['count', 'plural', { other: ['您收藏的', '#', '辆车有变化'] }],
    '，例如',
    ['vehicle'],
    '：',
    ['news'],
  ],
  'vehicles.one': ['您收藏的一辆车有变化。'],
  'vehicles.several': ['您收藏的车辆有变化。'],
  'vehicles.shown': ['以下是', ['count'], '辆中的', ['shown'], '辆。'],
  'vehicles.see': ['查看'],
  'vehicles.note': ['您要求我们在收藏的车辆降价或售出时通知您。'],
  'search.new': [['count', 'plural', { other: ['#', '辆新上架车辆'] }]],
  'search.subject': [['count', 'plural', { other: ['#', '辆新上架车辆'] }], '：', ['search']],
  'search.text': ['您的搜索“', ['search'], '”有', ['count', 'plural', { other: ['#', '辆新上架车辆'] }], '。'],
  'searches.subject': ['您的', ['count'], '条搜索有新上架车辆'],
  'searches.text': ['您的', ['count'], '条搜索有新上架车辆。'],
  'searches.one': ['您保存的一条搜索有新上架车辆。'],
  'searches.several': ['您保存的多条搜索有新上架车辆。'],
  'searches.newOne': ['新上架'],
  'searches.see': ['查看'],
  'searches.daily': ['您要求我们每天通知您一次新上架车辆。'],
  'searches.weekly': ['您要求我们每周通知您一次新上架车辆。'],
};
