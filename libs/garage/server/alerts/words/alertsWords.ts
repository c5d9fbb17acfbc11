// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const alertsWords = defineWords<{
  'confirm.subject': { dealer: string | number };
  'confirm.request': null;
  'confirm.until': null;
  'confirm.action': null;
  'confirm.note': null;
  'vehicle.news': { vehicle: string | number; news: string | number };
  'vehicle.sold': null;
  'vehicle.price': { price: string | number; before: string | number };
  'vehicles.changed': { count: number };
  'vehicles.suchAs': { count: number; vehicle: string | number; news: string | number };
  'vehicles.one': null;
  'vehicles.several': null;
  'vehicles.shown': { shown: string | number; count: string | number };
  'vehicles.see': null;
  'vehicles.note': null;
  'search.new': { count: number };
  'search.subject': { count: number; search: string | number };
  'search.text': { count: number; search: string | number };
  'searches.subject': { count: string | number };
  'searches.text': { count: string | number };
  'searches.one': null;
  'searches.several': null;
  'searches.newOne': null;
  'searches.see': null;
  'searches.daily': null;
  'searches.weekly': null;
}>('alerts', {
  'confirm.subject': ['Please confirm: messages from ', ['dealer']],
  'confirm.request': [
    'Somebody, most likely you, asked us to write to this address when vehicles or searches that they saved change.',
  ],
  'confirm.until': ['We do so once you confirm it. The link is good for two days.'],
  'confirm.action': ['Confirm'],
  'confirm.note': ['If it was not you, do nothing: we write no more, and forget this address.'],
  'vehicle.news': [['vehicle'], ': ', ['news']],
  'vehicle.sold': ['It is sold.'],
  'vehicle.price': ['Now ', ['price'], ', ', ['before'], ' when you saved it.'],
  'vehicles.changed': [
    [
      'count',
      'plural',
      { one: ['#', ' vehicle that you saved has changed'], other: ['#', ' vehicles that you saved have changed'] },
    ],
  ],
  'vehicles.suchAs': [
    [
      'count',
      'plural',
      { one: ['#', ' vehicle that you saved has changed'], other: ['#', ' vehicles that you saved have changed'] },
    ],
    ', such as ',
    ['vehicle'],
    ': ',
    ['news'],
  ],
  'vehicles.one': ['A vehicle that you saved has changed.'],
  'vehicles.several': ['Vehicles that you saved have changed.'],
  'vehicles.shown': ['These are ', ['shown'], ' of ', ['count'], '.'],
  'vehicles.see': ['See it'],
  'vehicles.note': ['You asked us to tell you of lower prices and of sales.'],
  'search.new': [['count', 'plural', { one: ['#', ' new vehicle'], other: ['#', ' new vehicles'] }]],
  'search.subject': [
    ['count', 'plural', { one: ['#', ' new vehicle'], other: ['#', ' new vehicles'] }],
    ': ',
    ['search'],
  ],
  'search.text': [
    ['count', 'plural', { one: ['#', ' new vehicle'], other: ['#', ' new vehicles'] }],
    ' for your search ',
    ['search'],
    '.',
  ],
  'searches.subject': ['New vehicles for ', ['count'], ' of your searches'],
  'searches.text': ['New vehicles for ', ['count'], ' of your searches.'],
  'searches.one': ['There is something new for a search that you saved.'],
  'searches.several': ['There is something new for searches that you saved.'],
  'searches.newOne': ['New'],
  'searches.see': ['See them'],
  'searches.daily': ['You asked us to tell you of new matches once a day.'],
  'searches.weekly': ['You asked us to tell you of new matches once a week.'],
});
