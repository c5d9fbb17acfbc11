import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VEHICLE_REQUESTS } from '@forecourt/contracts';
import { SUBCATEGORY } from '@forecourt/enquiry';
import { wordsOf } from '@forecourt/words';
import { formsConfig } from '../config.js';
import { formsOf } from './formsOf.js';
import {
  appointmentErrors,
  dateTimeOf,
  dayChoices,
  offeredTimes,
  timeChoices,
  zoneWords,
  type OfferedDay,
} from './appointments.js';
import { enquiryPayload } from './enquiryPayload.js';
import {
  messageWith,
  offersRequest,
  requestOfHash,
  requestOptions,
  requestWords,
  storedAs,
} from './vehicleRequests.js';
import { formsWords } from '../words/formsWords.js';

const say = wordsOf({ config: {} }, formsWords);
const options = {
  testDriveTypes: ['car' as const],
  comingSoonHidesTestDrive: false,
  testDriveOnlyTags: ['Test Drive Only'],
};
const forms = formsOf({ config: { forms: formsConfig.schema.parse(formsConfig.defaults) } });
const DAYS: OfferedDay[] = [
  { date: '2026-11-23', times: ['09:00', '09:30', '13:30'] },
  { date: '2026-11-28', times: ['09:00'] },
];

describe('forms of the vehicle page', () => {
  it('VDP-24 FORM-09 each is stored as what it is', () => {
    expect(VEHICLE_REQUESTS.map((request) => storedAs(request, 'Get Finance Now'))).toEqual([
      { category: 'Test Drive' },
      { category: 'Vehicle Enquiry', subcategory: 'Request Photos' },
      { category: 'Vehicle Enquiry' },
      { category: 'Finance Enquiry', subcategory: 'Get Finance Now' },
    ]);
    expect(storedAs('finance', undefined)).toEqual({ category: 'Finance Enquiry' });
    expect(storedAs('enquiry', SUBCATEGORY.findSimilar)).toEqual({
      category: 'Vehicle Enquiry',
      subcategory: SUBCATEGORY.findSimilar,
    });
    expect(storedAs('photos', SUBCATEGORY.findSimilar)).toEqual({
      category: 'Vehicle Enquiry',
      subcategory: 'Request Photos',
    });
  });
  it('FORM-12 the enquiry about a vehicle that is gone asks for something similar', () => {
    expect(requestWords('enquiry', { status: 'sold' }, forms).title).toBe(SUBCATEGORY.findSimilar);
    expect(requestWords('enquiry', { status: 'in_stock' }, forms)).toBe(forms.vehicleForms.enquiry);
    expect(requestWords('photos', { status: 'sold' }, forms)).toBe(forms.vehicleForms.photos);
  });
  it.each([
    ['in stock', { status: 'in_stock' as const }, {}, ['test-drive', 'photos', 'enquiry', 'finance']],
    ['sold', { status: 'sold' as const }, {}, []],
    [
      'coming soon where that hides test drives',
      { status: 'coming_soon' as const },
      { comingSoonHidesTestDrive: true },
      ['photos', 'enquiry', 'finance'],
    ],
    [
      'of a kind without test drives',
      { status: 'in_stock' as const, item_type: 'caravan' as const },
      {},
      ['photos', 'enquiry', 'finance'],
    ],
    [
      'for test drives only',
      { status: 'in_stock' as const, tag: 'Test drive only' },
      {},
      ['test-drive', 'photos', 'enquiry'],
    ],
    [
      'so tagged on a site without the variant',
      { status: 'in_stock' as const, tag: 'Test Drive Only' },
      { testDriveOnlyTags: [] },
      ['test-drive', 'photos', 'enquiry', 'finance'],
    ],
  ])('VDP-06 VDP-23 a vehicle %s offers its forms', (_name, vehicle, some, offered) => {
    expect(
      VEHICLE_REQUESTS.filter((request) =>
        offersRequest(request, { item_type: 'car', ...vehicle }, { ...options, ...some }),
      ),
    ).toEqual(offered);
  });
  it('FORM-06 FORM-07 a comment is needed by the enquiry alone', () => {
    const site = { locations: [], dealerships: [] };
    const needs = VEHICLE_REQUESTS.filter((request) => requestOptions(request, forms, site).rules.messageRequired);
    expect(needs).toEqual(['enquiry']);
    const silent = { ...forms.vehicleForms.finance, hiddenText: '' };
    const vehicleForms = { ...forms.vehicleForms, photos: silent, finance: silent };
    const ofSilent = (request: 'photos' | 'finance') =>
      requestOptions(request, { ...forms, vehicleForms }, site).rules.messageRequired;
    expect([ofSilent('photos'), ofSilent('finance')]).toEqual([false, true]);
  });
  it('FORM-01 a form asks for the phone where every enquiry of the site needs one', () => {
    const site = { locations: [], dealerships: [] };
    const bare = { ...forms, vehicleEnquiryFields: [], phoneRequired: true };
    expect(requestOptions('photos', bare, site).rules.fields).toEqual(['phone']);
  });
  it('VDP-24 an address part opens a known form and nothing else', () => {
    expect(requestOfHash('#request-photos')).toBe('photos');
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect(VEHICLE_REQUESTS.some((request) => hash === `#request-${request}`)).toBe(
          requestOfHash(hash) !== undefined,
        );
      }),
    );
  });
  it('FORM-07 the form’s own text comes before what was typed', () => {
    const { hiddenText } = forms.vehicleForms.photos;
    expect(messageWith(hiddenText, undefined)).toBe('Please send photos for this car');
    expect(messageWith(hiddenText, ' The boot, please. ')).toBe('Please send photos for this car\n\nThe boot, please.');
    expect(enquiryPayload({ message: 'Boot' }, { url: '/', hiddenText }, 'k', say)).toMatchObject({
      message: `${hiddenText}\n\nBoot`,
    });
  });
});

describe('day and time of a test drive', () => {
  it('FORM-06 are buttons: days, and the times of the chosen one; taken ones and full days say so', () => {
    expect(dayChoices(DAYS, say)).toEqual([
      { value: '2026-11-23', kicker: 'Mon', label: '23 Nov' },
      { value: '2026-11-28', kicker: 'Sat', label: '28 Nov' },
    ]);
    expect(timeChoices(DAYS, '2026-11-23', undefined, say).map(({ label }) => label)).toEqual([
      '9 am',
      '9:30 am',
      '1:30 pm',
    ]);
    expect(timeChoices(DAYS, undefined, undefined, say)).toHaveLength(3);
    const { days, zone } = offeredTimes({
      days: DAYS.map(({ date, times }) => ({ date, times: [...times] })),
      taken: [
        { date: '2026-11-23', times: ['10:00'] },
        { date: '2026-11-24', times: ['09:00', '09:30'] },
      ],
      time_zone: 'Australia/Broken_Hill',
    });
    expect(days.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24', '2026-11-28']);
    expect(dayChoices(days, say)[1]).toEqual({
      value: '2026-11-24',
      kicker: 'Tue',
      label: '24 Nov',
      unavailable: 'Full',
    });
    expect(timeChoices(days, '2026-11-23', undefined, say)[2]).toEqual({
      value: '10:00',
      label: '10 am',
      unavailable: 'Taken',
    });
    expect(timeChoices(days, '2026-11-23', '2026-11-23T10:00', say)[2]).toMatchObject({ unavailable: 'Your time' });
    expect(appointmentErrors({ preferred_date: '2026-11-24' }, days, say)).toHaveProperty('preferred_date');
    expect(zoneWords(zone, say)).toBe('Times are Broken Hill time.');
    expect(offeredTimes({ days: [] })).toEqual({ days: [] });
  });
  it('FORM-06 are optional, and travel as one', () => {
    expect(appointmentErrors({}, DAYS, say)).toEqual({});
    expect(dateTimeOf({})).toBeUndefined();
    expect(dateTimeOf({ preferred_date: '2026-11-23' })).toBe('2026-11-23');
    const values = { preferred_date: '2026-11-23', preferred_time: '13:30', distribution_location: 'Newstead' };
    const payload = enquiryPayload(values, { url: '/', category: 'Test Drive' }, 'k', say);
    expect(payload).toMatchObject({ date_time: '2026-11-23T13:30', category: 'Test Drive' });
    expect(payload).toMatchObject({ answers: { 'Where would you like to drive it?': 'Newstead' } });
    expect(payload).not.toHaveProperty('preferred_date');
  });
  it('FORM-06 exactly what a day offers is taken, and with no offer known everything', () => {
    const date = fc.constantFrom('', ...DAYS.map((day) => day.date), '2026-11-24');
    const time = fc.constantFrom('', '09:00', '09:30', '13:30', '17:00');
    fc.assert(
      fc.property(date, time, (preferred_date, preferred_time) => {
        const values = { preferred_date, preferred_time };
        const day = DAYS.find((offered) => offered.date === preferred_date);
        const isOffered =
          preferred_date === ''
            ? preferred_time === ''
            : day !== undefined && (preferred_time === '' || day.times.includes(preferred_time));
        expect(Object.keys(appointmentErrors(values, DAYS, say)).length === 0).toBe(isOffered);
        expect(appointmentErrors(values, undefined, say)).toEqual({});
      }),
    );
  });
});
