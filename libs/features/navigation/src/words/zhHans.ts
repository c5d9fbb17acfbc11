// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { navigationWords } from './navigationWords.js';

export const zhHans: MessagesOf<typeof navigationWords> = {
  announcements: ['公告'],
  'menu.main': ['主导航'],
  'menu.close': ['关闭菜单'],
  'menu.open': ['菜单'],
  'menu.drawer': ['菜单'],
  'menu.drawerLinks': ['主菜单'],
  'menu.call': ['致电'],
  callNumber: ['致电', ['number']],
  'stock.waiting': ['正在读取在售车辆…'],
  'stock.makes': ['按品牌'],
  'stock.bodies': ['按车身类型'],
  'stock.models': ['按车型'],
  'footer.partOf': ['隶属于', ['group'], '。'],
  'footer.elsewhere': ['关注我们'],
  'footer.findUs': ['我们的位置'],
  'footer.note': ['价格和供应情况以咨询时的确认为准。图片所示选装配置可能需另行付费。'],
  'error.notFound': ['找不到该页面'],
  'error.notFoundText': ['可能是网址有误，或车辆已售出、页面已移除。请改为搜索在售车辆：'],
  'error.unavailable': ['请稍候'],
  'error.unavailableText': ['请一分钟后重试。您也可以搜索在售车辆：'],
  'error.gone': ['此车辆已不在本站'],
  'error.goneText': ['此车辆已下架。请搜索类似车辆：'],
  'error.fault': ['我们的系统出错了'],
  'error.faultText': ['请稍后重试。您也可以搜索在售车辆：'],
  'error.searchStock': ['搜索在售车辆'],
  'error.searchHint': ['品牌、车型或库存编号'],
  'error.search': ['搜索'],
  'error.seeAll': ['查看全部车辆'],
};
