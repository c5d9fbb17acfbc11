import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { formsConfig } from '../config.js';
import { formsOf } from './formsOf.js';
import { appointmentErrors } from './appointments.js';
import { enquiryPayload } from './enquiryPayload.js';
import { timesAt, TEST_DRIVE, testDriveOptions } from './testDrive.js';
import { validateEnquiry } from './validateEnquiry.js';
import { formsWords } from '../words/formsWords.js';

const say = wordsOf({ config: {} }, formsWords);
const forms = formsOf({ config: { forms: formsConfig.schema.parse(formsConfig.defaults) } });
const NOWHERE = { locations: [], dealerships: [] };
const TIMES = [
  { place: 'auburn', zone: 'Australia/Sydney', days: [{ date: '2026-11-24', times: ['09:00', '10:00'] }] },
  {
    place: 'brisbane',
    zone: 'Australia/Brisbane',
    days: [
      { date: '2026-11-23', times: ['13:00'] },
      { date: '2026-11-24', times: ['08:30', '09:00'] },
    ],
  },
];

describe('a test drive that is not of one vehicle', () => {
  it('FORM-06 needs no comment', () => {
    const { rules } = testDriveOptions(forms, NOWHERE);
    expect(validateEnquiry({ name: 'Kim', email: 'k@example.com' }, { ...rules, fields: [] }, say)).toEqual({});
    expect(rules.fields).not.toContain('category');
  });
  it('FORM-06 offers the times of the chosen place, and those of all places before one is chosen', () => {
    expect(timesAt(TIMES, 'auburn')).toEqual({ days: TIMES[0]?.days, zone: 'Australia/Sydney' });
    const all = timesAt(TIMES, undefined);
    // the places have different clocks
    expect(all).toEqual({
      days: [
        { date: '2026-11-23', times: ['13:00'] },
        { date: '2026-11-24', times: ['08:30', '09:00', '10:00'] },
      ],
    });
    expect(timesAt(TIMES, '__proto__')).toEqual(all);
    const chosen = { preferred_date: '2026-11-23', preferred_time: '13:00' };
    expect(appointmentErrors(chosen, timesAt(TIMES, 'auburn').days, say)).toHaveProperty('preferred_date');
    expect(appointmentErrors(chosen, timesAt(TIMES, 'brisbane').days, say)).toEqual({});
  });
  it('FORM-06 travels with vehicle, day and time', () => {
    const { category, subcategory } = TEST_DRIVE;
    const values = { vehicle_wanted: 'Kia Rio', preferred_date: '2026-11-24', preferred_time: '09:00' };
    expect(enquiryPayload(values, { url: '/book-test-drive', category, subcategory }, 'k', say)).toMatchObject({
      ...{ category, subcategory },
      date_time: '2026-11-24T09:00',
      answers: { 'Which vehicle would you like to drive?': 'Kia Rio' },
    });
  });
});
