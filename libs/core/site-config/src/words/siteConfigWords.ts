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
  'abn.line': { abn: string | number };
  'licence.repairer': { number: string | number };
  'blog.reviews': null;
  'blog.reviewsText': null;
  'blog.advice': null;
  'blog.adviceText': null;
  'blog.tips': null;
  'blog.tipsText': null;
  'blog.servicing': null;
  'blog.servicingText': null;
  'vehicle.noPrice': null;
  'vehicle.preorder': null;
  'vehicle.driveAway': null;
  'vehicle.estimatedDriveAway': null;
  'vehicle.excludingCharges': null;
  'vehicle.electric': null;
  'vehicle.hybrid': null;
  'vehicle.reserved': null;
  'vehicle.certified': null;
  'vehicle.comingSoon': null;
  'vehicle.newArrival': null;
  'vehicle.sold': null;
  'vehicle.similar': null;
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
  'abn.line': ['ABN ', ['abn']],
  'licence.repairer': ['Motor vehicle repairer: ', ['number']],
  'blog.reviews': ['Vehicle Reviews'],
  'blog.reviewsText': ['What vehicles are like to live with.'],
  'blog.advice': ['Buyer Advice'],
  'blog.adviceText': ['What to look at, and what to ask, before you buy.'],
  'blog.tips': ['Motoring Tips'],
  'blog.tipsText': ['Driving, towing and looking after what you drive.'],
  'blog.servicing': ['Servicing Insights'],
  'blog.servicingText': ['From our workshop: what is done, and why.'],
  'vehicle.noPrice': ['Enquire for price.'],
  'vehicle.preorder': ['PREORDER'],
  'vehicle.driveAway': ['Drive away'],
  'vehicle.estimatedDriveAway': ['Estimated drive away'],
  'vehicle.excludingCharges': ['Excl. govt. charges'],
  'vehicle.electric': ['Electric'],
  'vehicle.hybrid': ['Hybrid'],
  'vehicle.reserved': ['Reserved'],
  'vehicle.certified': ['Certified'],
  'vehicle.comingSoon': ['Coming Soon'],
  'vehicle.newArrival': ['New Arrival'],
  'vehicle.sold': ['Just Sold'],
  'vehicle.similar': ['Find Me Something Similar'],
});
