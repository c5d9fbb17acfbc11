// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const uiVehicleWords = defineWords<{
  view: null;
  enquire: null;
  finance: null;
  reserve: null;
  buy: null;
  views: { count: number };
  picture: null;
  pictureOf: { number: string | number; count: string | number };
  pictures: { vehicle: string | number };
  pictureItem: null;
  was: null;
  'market.this': { price: string | number };
  'market.average': { price: string | number };
  'market.below': { amount: string | number };
  'market.basis': { where: string | number; count: number; day: string | number; average: string | number };
  drop: { days: number };
  'fact.km': null;
  'fact.transmission': null;
  'fact.body': null;
  'fact.fuel': null;
  'fact.drive': null;
  'fact.engine': null;
  'fact.seats': null;
  'fact.sleeps': null;
  'fact.length': null;
  'fact.atm': null;
  seats: { count: string | number };
  sleeps: { count: string | number };
  atm: { mass: string | number };
}>('ui-vehicle', {
  view: ['View details'],
  enquire: ['Enquire'],
  finance: ['Finance'],
  reserve: ['Reserve'],
  buy: ['Buy online'],
  views: [['count', 'plural', { one: ['view'], other: ['views'] }]],
  picture: ['Picture'],
  pictureOf: [['number'], ' of ', ['count']],
  pictures: ['Pictures of ', ['vehicle']],
  pictureItem: ['picture'],
  was: ['was'],
  'market.this': ['This one ', ['price']],
  'market.average': ['Average ', ['price']],
  'market.below': [['amount'], ' below market'],
  'market.basis': [
    ['where', 'select', { national: ['National'], state: ['State'], other: [['where']] }],
    ' average of ',
    [
      'count',
      'plural',
      { '0': ['comparable vehicles'], one: ['#', ' comparable vehicle'], other: ['#', ' comparable vehicles'] },
    ],
    ['day', 'select', { none: [], other: [', ', ['day']] }],
    ': ',
    ['average'],
  ],
  drop: ['Price dropped ', ['days', 'plural', { '0': ['today'], '1': ['yesterday'], other: ['#', ' days ago'] }]],
  'fact.km': ['Odometer'],
  'fact.transmission': ['Transmission'],
  'fact.body': ['Body'],
  'fact.fuel': ['Fuel'],
  'fact.drive': ['Drive'],
  'fact.engine': ['Engine'],
  'fact.seats': ['Seats'],
  'fact.sleeps': ['Beds'],
  'fact.length': ['Length'],
  'fact.atm': ['Loaded mass'],
  seats: [['count'], ' seats'],
  sleeps: ['Sleeps ', ['count']],
  atm: ['ATM ', ['mass'], ' kg'],
});
