import type { SiteLocation } from '@forecourt/site-config';

const open = (weekday: number, from: string, to: string) => ({
  weekday,
  status: 'Open' as const,
  open: from,
  close: to,
});
const week = (from: string, to: string) => [1, 2, 3, 4, 5].map((weekday) => open(weekday, from, to));

/** A place with everything, for tests and stories. */
export const auburn: SiteLocation = {
  id: 'l1',
  slug: 'auburn',
  name: 'Harbour Auburn',
  dealership_slug: 'harbour-auburn',
  primary: true,
  visible: true,
  types: ['sales', 'service'],
  address: { street: '210 Parramatta Road', city: 'Auburn', state: 'NSW', postcode: '2144' },
  lat: -33.849,
  long: 151.033,
  phone: '02 5550 1200',
  hours: [...week('08:30', '17:30'), open(6, '08:30', '16:00'), { weekday: 0, status: 'By appointment only' }],
  special_hours: [
    { date: '2026-01-26', name: 'Australia Day', status: 'Open', open: '10:00', close: '15:00' },
    { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
  ],
  departments: [{ category: 'service', phone: '02 5550 1250', hours: week('07:30', '17:00') }],
  about: 'Our first yard and still the largest.',
  entrance: 'Turn in from Percy Street, left of the showroom.',
  team: [
    { name: 'Priya Nair', role: 'Dealer principal' },
    { name: 'Tom Whitlam', role: 'Sales manager', department: 'sales', phone: '02 5550 1201' },
  ],
  services: ['Logbook servicing', 'Pink slips'],
  reviews: {
    source: 'Google',
    average_rating: 4.4,
    count: 612,
    items: [
      { id: 'r1', customer_name: 'Danielle R.', text: 'Straight answers.', rating: 5, review_date: '2025-10-18' },
      {
        id: 'r2',
        customer_name: 'Marcus T.',
        text: 'The paperwork took two visits.',
        rating: 3,
        review_date: '2025-09-30',
        reply_text: 'Papers are now ready before you come.',
        reply_date: '2025-10-02',
      },
    ],
  },
  time_zone: 'Australia/Sydney',
  licence: { label: 'Lic. No. MD', number: '71425', state: 'NSW' },
};

/** A small one, far away from the other. */
export const perth: SiteLocation = {
  id: 'l2',
  slug: 'perth',
  name: 'Harbour Perth',
  dealership_slug: 'harbour-perth',
  primary: false,
  visible: true,
  types: ['sales'],
  address: { street: '1 Albany Highway', city: 'Victoria Park', state: 'WA', postcode: '6100' },
  lat: -31.977,
  long: 115.894,
  phone: '08 5550 4400',
  hours: week('08:30', '17:30'),
  time_zone: 'Australia/Perth',
};
