// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const siteConfigWords = defineWords<{
  'open.until': { time: string | number };
  'open.closed': null;
  'open.closedOpens': { when: string | number };
  'open.byAppointment': null;
  'open.byAppointmentOpens': { when: string | number };
  'open.midnight': null;
  'opens.today': { time: string | number };
  'opens.tomorrow': { time: string | number };
  'opens.weekday': { weekday: string | number; time: string | number };
  'opens.day': { day: string | number; time: string | number };
  'hours.line': { days: string | number; hours: string | number };
  'hours.days': { first: string | number; last: string | number };
  'hours.between': { open: string | number; close: string | number };
  'hours.closed': null;
  'hours.byAppointment': null;
  'weekday.mon': null;
  'weekday.tue': null;
  'weekday.wed': null;
  'weekday.thu': null;
  'weekday.fri': null;
  'weekday.sat': null;
  'weekday.sun': null;
  'department.sales': null;
  'department.service': null;
  'department.parts': null;
  'licence.line': { label: string | number; number: string | number; state: string | number };
  'licence.ofScheme': {
    scheme: string | number;
    label: string | number;
    number: string | number;
    state: string | number;
  };
  'licence.repairer': { number: string | number };
}>('site-config', {
  'open.until': ['Open until ', ['time']],
  'open.closed': ['Closed'],
  'open.closedOpens': ['Closed, opens ', ['when']],
  'open.byAppointment': ['By appointment only'],
  'open.byAppointmentOpens': ['By appointment only today, opens ', ['when']],
  'open.midnight': ['midnight'],
  'opens.today': [['time']],
  'opens.tomorrow': ['tomorrow ', ['time']],
  'opens.weekday': [['weekday'], ' ', ['time']],
  'opens.day': [['day'], ' at ', ['time']],
  'hours.line': [['days'], ' ', ['hours']],
  'hours.days': [['first'], '–', ['last']],
  'hours.between': [['open'], ' – ', ['close']],
  'hours.closed': ['closed'],
  'hours.byAppointment': ['by appointment only'],
  'weekday.mon': ['Mon'],
  'weekday.tue': ['Tue'],
  'weekday.wed': ['Wed'],
  'weekday.thu': ['Thu'],
  'weekday.fri': ['Fri'],
  'weekday.sat': ['Sat'],
  'weekday.sun': ['Sun'],
  'department.sales': ['Sales'],
  'department.service': ['Service'],
  'department.parts': ['Parts'],
  'licence.line': [['label'], ' ', ['number'], ' (', ['state'], ')'],
  'licence.ofScheme': [['scheme'], ': ', ['label'], ' ', ['number'], ' (', ['state'], ')'],
  'licence.repairer': ['Motor vehicle repairer: ', ['number']],
});
