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
});
