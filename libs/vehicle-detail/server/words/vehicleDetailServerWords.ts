// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const vehicleDetailServerWords = defineWords<{
  vehicle: null;
  sold: null;
  perWeek: null;
  was: { price: string | number };
  stockNumber: { number: string | number };
  picture: { vehicle: string | number; number: string | number; count: string | number };
  comments: null;
  features: null;
  more: null;
  place: null;
  hours: null;
  code: null;
  scan: null;
  scanWithoutPrice: null;
  printed: { day: string | number };
  printedPage: { day: string | number; page: string | number; pages: string | number };
  'note.changes': { day: string | number };
  'note.finance': { words: string | number };
  'brochures.busy': null;
}>('vehicle-detail-server', {
  vehicle: ['Vehicle'],
  sold: ['SOLD'],
  perWeek: ['per week'],
  was: ['Was ', ['price']],
  stockNumber: ['Stock number ', ['number']],
  picture: [['vehicle'], ', picture ', ['number'], ' of ', ['count']],
  comments: ['From the dealer'],
  features: ['Features'],
  more: ['There is more about this vehicle on its page: scan the code below.'],
  place: ['See it at'],
  hours: ['Opening hours'],
  code: ['QR code: this vehicle’s page'],
  scan: ['Scan for more pictures and the present price'],
  scanWithoutPrice: ['Scan for more pictures and whether it is still here'],
  printed: ['Printed ', ['day']],
  printedPage: ['Printed ', ['day'], ' · Page ', ['page'], ' of ', ['pages']],
  'note.changes': [
    'Price, availability and details are as of ',
    ['day'],
    ' and may change; the vehicle’s page has the present ones. Specifications and features come from makers’ and dealers’ data: please confirm what matters to you before you buy.',
  ],
  'note.finance': ['Finance estimates on the vehicle’s page: ', ['words']],
  'brochures.busy': ['Many brochures are being made just now. Please ask again in a moment.'],
});
