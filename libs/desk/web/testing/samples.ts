import type {
  DeskActivityAnswer,
  DeskAnswer,
  DeskAuditEntry,
  DeskBookingsAnswer,
  DeskImportsAnswer,
  DeskLeadAnswer,
  DeskLeadRow,
  DeskReservationsAnswer,
  DeskSiteAnswer,
} from '@forecourt/desk/domain';

/** Who is signed in. */
export const SAM: NonNullable<DeskAnswer['person']> = { name: 'Sam Okafor', email: 'desk@harbour.example.com' };

/** A lead as the list has it. */
export const sampleLead = (values: Partial<DeskLeadRow> = {}): DeskLeadRow => ({
  id: '0a1b2c3d-4e5f-4000-8000-000000000001',
  received_at: '2026-11-23T22:05:00.000Z',
  category: 'Vehicle Enquiry',
  name: 'Robin Lee',
  email: 'robin@example.com',
  phone: '0491 570 156',
  place: 'Harbour Auburn',
  vehicle: '2021 Kia Rio (K1042)',
  state: 'new',
  is_spam: false,
  delivery: 'sent',
  is_unread: false,
  is_overdue: false,
  is_call_due: false,
  same_person: 0,
  ...values,
});

export const LEADS: readonly DeskLeadRow[] = [
  sampleLead({ is_unread: true, unanswered_minutes: 200, is_overdue: true, same_person: 2 }),
  sampleLead({
    ...{ id: '1a1b2c3d-1', name: 'Sasha Petrov', state: 'in-progress', delivery: 'dead', category: 'Test Drive' },
    owner: { name: 'Priya Nair', email: 'auburn@harbour.example.com' },
    call_at: '2026-11-24T00:00:00.000Z',
    is_call_due: true,
    visit: { starts_at: '2026-11-25T03:30:00.000Z', time_zone: 'Australia/Sydney', state: 'booked' },
  }),
  sampleLead({
    id: '2a1b2c3d-2',
    site: 'zh.harbour.example',
    name: 'Buy now',
    state: 'done',
    delivery: 'none',
    is_spam: true,
  }),
];

/** What was done, the newest first. */
export const DEEDS: readonly DeskAuditEntry[] = [
  { at: '2026-11-24T01:00:00.000Z', who: 'Sam Okafor', what: 'export', detail: '3 leads, state new' },
  { at: '2026-11-24T00:30:00.000Z', who: 'Sam Okafor', what: 'resend', lead: LEADS[1]?.id ?? '', detail: 'crm' },
  { at: '2026-11-24T00:20:00.000Z', who: 'Priya Nair', what: 'state', lead: LEADS[1]?.id ?? '', detail: 'in-progress' },
  { at: '2026-11-24T00:10:00.000Z', who: 'Priya Nair', what: 'lead-seen', lead: LEADS[1]?.id ?? '', detail: '' },
  { at: '2026-11-24T00:00:00.000Z', who: 'gone@example.com', what: 'sign-in', detail: '' },
];

/** One lead, delivered on one way and stuck on another. */
export const sampleAnswer = (values: Partial<DeskLeadAnswer> = {}): DeskLeadAnswer => ({
  lead: sampleLead({ state: 'in-progress', delivery: 'dead' }),
  lines: [
    { label: 'Name', text: 'Robin Lee' },
    { label: 'Email', text: 'robin@example.com' },
    { label: 'Comments', text: 'Is it still there?\n<b>Please</b> call me on Friday.' },
    { label: 'Page', text: '/cars/kia-1' },
  ],
  vehicle_slug: 'kia-1',
  photos: [],
  consents: [
    { purpose: 'marketing', wording: 'Send me news and offers', version: '2', given_at: '2026-11-23T22:05:00.000Z' },
  ],
  deliveries: [
    {
      target: 'sales-desk',
      way: 'Mail to sales@harbour.example',
      state: 'sent',
      attempts: 1,
      reason: null,
      sent_at: '2026-11-23T22:05:02.000Z',
      next_try_at: null,
    },
    {
      target: 'crm',
      way: 'Webhook to crm.harbour.example',
      state: 'dead',
      attempts: 9,
      reason: 'answered with status 500',
      sent_at: null,
      next_try_at: null,
    },
  ],
  messages: [
    {
      kind: 'enquiry-received',
      by: 'mail',
      state: 'dead',
      attempts: 2,
      reason: 'SMTP 550 at RCPT TO: no such mailbox',
      sent_at: null,
      next_try_at: null,
    },
  ],
  bookings: [],
  reservations: [],
  same_person: [],
  people: [SAM, { name: 'Priya Nair', email: 'auburn@harbour.example.com' }],
  notes: [],
  templates: [
    {
      name: 'It is available',
      subject: 'Your enquiry about the 2021 Kia Rio',
      text: 'Hello Robin,\n\nThe 2021 Kia Rio is available. When would suit you?\n\nKind regards,\nSam Okafor',
    },
    { name: 'When can I call?', subject: 'Your enquiry', text: 'Hello Robin,\n\nWhen can I call?' },
  ],
  answers_to: SAM.email,
  history: DEEDS.slice(1, 4),
  key: '00000000-0000-4000-8000-000000000009',
  ...values,
});

export const RESERVATIONS: DeskReservationsAnswer['reservations'] = [
  {
    id: 'r1',
    key: '00000000-0000-4000-8000-000000000011',
    reference: 'R-7K3M-9QXA',
    day: '2026-11-24',
    created_at: '2026-11-23T22:00:00.000Z',
    state: 'held',
    payment: 'paid',
    deposit_cents: 50_000,
    held_until: '2026-11-25T22:00:00.000Z',
    vehicle: '2021 Kia Rio',
    stocknum: 'K1042',
    place: 'Harbour Auburn',
    name: 'Robin Lee',
    email: 'robin@example.com',
    phone: '0491 570 156',
  },
  {
    id: 'r2',
    site: 'zh.harbour.example',
    reference: 'R-2222-3333',
    day: '2026-11-23',
    created_at: '2026-11-22T22:00:00.000Z',
    state: 'refunded',
    payment: 'refunded',
    deposit_cents: 24_950,
    vehicle: '2019 Toyota HiLux SR5',
    stocknum: 'T77',
    name: '',
    email: '',
    phone: '',
  },
];

const DRIVE = {
  vehicle: '2021 Kia Rio',
  place: 'Harbour Auburn',
  time_zone: 'Australia/Sydney',
  minutes: 30,
  day: '2026-11-24',
  key: '00000000-0000-4000-8000-000000000012',
  lead: '0a1b2c3d-4e5f-4000-8000-000000000001',
  email: 'robin@example.com',
  phone: '0491 570 156',
} as const;
export const BOOKINGS: DeskBookingsAnswer['bookings'] = [
  {
    ...DRIVE,
    id: 'b1',
    reference: 'T-11112222',
    starts_at: '2026-11-23T22:30:00.000Z',
    state: 'past',
    name: 'Robin Lee',
  },
  {
    ...DRIVE,
    id: 'b2',
    site: 'zh.harbour.example',
    reference: 'T-33334444',
    starts_at: '2026-11-24T00:00:00.000Z',
    state: 'booked',
    name: 'Alexandrina Papadopoulos-Montgomery',
    vehicle: '2024 Volkswagen Multivan TDI340 Comfortline Premium LWB',
    place: 'Harbour Brisbane',
    time_zone: 'Australia/Brisbane',
  },
  {
    ...DRIVE,
    id: 'b3',
    reference: 'T-55556666',
    starts_at: '2026-11-25T03:30:00.000Z',
    day: '2026-11-25',
    state: 'cancelled',
    name: 'Sasha Petrov',
    phone: '',
  },
];

export const ACTIVITY: DeskActivityAnswer = {
  from: '2026-11-18',
  to: '2026-11-24',
  totals: [
    { kind: '4', count: 1_204 },
    { kind: '49', count: 612 },
    { kind: '15', count: 9 },
    { kind: 'phone-reveal', count: 3 },
  ],
  days: [
    {
      day: '2026-11-24',
      counts: [
        { kind: '4', count: 1_104 },
        { kind: '49', count: 602 },
        { kind: '15', count: 9 },
      ],
    },
    {
      day: '2026-11-20',
      counts: [
        { kind: '4', count: 100 },
        { kind: '49', count: 10 },
        { kind: 'phone-reveal', count: 3 },
      ],
    },
  ],
};

export const IMPORTS: DeskImportsAnswer = {
  runs: [
    {
      id: 'run-1',
      file: 'harbour.csv',
      started_at: '2026-11-23T18:00:00.000Z',
      finished_at: '2026-11-23T18:00:09.000Z',
      read: 1562,
      created: 12,
      updated: 40,
      unchanged: 1508,
      sold: 9,
      mended: 4,
      skipped: 2,
    },
  ],
  refusals: [
    {
      file: 'empty.csv',
      at: '2026-11-22T18:00:00.000Z',
      reason: 'empty.csv would take 1,550 of 1,560 vehicles out of the stock.',
    },
  ],
};

/** What an editor may change of the website. */
export const WEBSITE: DeskSiteAnswer = {
  ...{ version: 12, published_at: '2026-11-24T01:00:00.000Z', published_by: 'desk@harbour.example.com' },
  places: [
    {
      ...{ slug: 'auburn', name: 'Harbour Auburn' },
      hours: [
        ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' })),
        { weekday: 6, status: 'By appointment only' },
        { weekday: 0, status: 'Closed' },
      ],
      special_hours: [{ date: '2026-12-25', name: 'Christmas Day', status: 'Closed' }],
      people: [
        { name: 'Priya Nair', role: 'Dealer principal' },
        { name: 'Tom Whitlam', role: 'Sales manager', phone: '02 5550 1201', email: 'tom@harbour.example.com' },
      ],
    },
    { slug: 'newcastle', name: 'Harbour Newcastle', hours: [], special_hours: [], people: [] },
  ],
  announcements: [{ text: 'Both yards are closed on Boxing Day.', tone: 'plain', expires_at: '2026-12-27T00:00' }],
  menu: {
    is_standard: true,
    entries: [
      { label: 'Cars', is_shown: true, items: ['All vehicles', 'New', 'Demo', 'Used'] },
      { label: 'Finance', is_shown: true, items: [] },
      { label: 'Christmas', is_shown: false, items: [] },
    ],
  },
  front_page: [
    { id: 'search/home-hero', is_shown: true },
    { id: 'search/home-newest', is_shown: true },
    { id: 'offers/home', is_shown: true },
    { id: 'locations/home-reviews', is_shown: false },
  ],
  offers: {
    items: [
      {
        ...{ id: 'd-max', name: 'D-Max demonstrators', category: 'Demo sale', is_shown: true, image: 'd-max.jpg' },
        ...{ description: 'Driven by our own people.', disclaimer: 'While they last.' },
        ...{ starts: '2026-11-01', expires: '2026-12-31' },
      },
      {
        ...{ id: 'tyres', name: 'Four tyres for three', is_shown: false },
        ...{ description: 'On all brands in stock.', disclaimer: 'Fitted at our workshops.' },
      },
    ],
    pictures: [{ path: 'd-max.jpg', of: 'D-Max demonstrators' }, { path: 'places/brisbane.webp' }],
  },
  pictures: [
    { path: 'places/auburn.webp', is_used: true },
    { path: 'places/brisbane.webp', is_used: false },
  ],
  front_pictures: [
    { spot: 'hero', image: 'places/auburn.webp' },
    {
      spot: 'slide:demo',
      title: 'Our own drives, now yours',
      image: 'stock/toyota-rav4/blue/waterfront/front.webp',
      image_alt: 'A blue SUV',
    },
  ],
};
