// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { siteConfigWords } from './siteConfigWords.js';

export const zhHans: MessagesOf<typeof siteConfigWords> = {
  'open.until': ['营业至', ['time']],
  'open.closed': ['已打烊'],
  'open.closedOpens': ['已打烊，', ['when'], '开门'],
  'open.byAppointment': ['仅限预约'],
  'open.byAppointmentOpens': ['今天仅限预约，', ['when'], '开门'],
  'open.midnight': ['午夜'],
  'opens.today': [['time']],
  'opens.tomorrow': ['明天', ['time']],
  'opens.weekday': [['weekday'], ' ', ['time']],
  'opens.day': [['day'], ' ', ['time']],
  'hours.line': [['days'], '：', ['hours']],
  'hours.days': [['first'], '至', ['last']],
  'hours.between': [['open'], '至', ['close']],
  'hours.closed': ['休息'],
  'hours.byAppointment': ['仅限预约'],
  'weekday.mon': ['周一'],
  'weekday.tue': ['周二'],
  'weekday.wed': ['周三'],
  'weekday.thu': ['周四'],
  'weekday.fri': ['周五'],
  'weekday.sat': ['周六'],
  'weekday.sun': ['周日'],
  'department.sales': ['销售'],
  'department.service': ['维修保养'],
  'department.parts': ['零件'],
  'licence.line': [['label'], ' ', ['number'], '（', ['state'], '）'],
  'licence.ofScheme': [['scheme'], '：', ['label'], ' ', ['number'], '（', ['state'], '）'],
  'licence.repairer': ['Motor vehicle repairer（机动车维修商）：', ['number']],
};
