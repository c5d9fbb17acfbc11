import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import {
  actWords,
  centsWords,
  DELIVERY_WORDS,
  MESSAGE_WORDS,
  messageWords,
  momentWords,
  referenceWords,
  fieldMoment,
  ownWordsFirst,
  unansweredWords,
  reservationWords,
} from './words.js';
import { deskWords } from '../words/deskWords.js';

const say = wordsOf({ config: {} }, deskWords);

describe('words of the desk', () => {
  it('API-01 a moment is that of the site’s clocks', () => {
    expect(momentWords('2026-11-23T13:30:00.000Z', 'Australia/Sydney', 'en-AU')).toBe('24 Nov 2026, 12:30 am');
    expect(momentWords('2026-11-23T13:30:00.000Z', 'Australia/Brisbane', 'en-AU')).toBe('23 Nov 2026, 11:30 pm');
  });
  it('API-01 what the shopper wrote comes first', () => {
    const lines = ['Name', 'Comments', 'Page'].map((label) => ({ label, text: '' }));
    expect(ownWordsFirst(lines).map(({ label }) => label)).toEqual(['Comments', 'Name', 'Page']);
  });
  it('API-01 a moment goes into a field by the site’s clocks', () => {
    expect(fieldMoment('2026-11-23T22:05:00.000Z', 'Australia/Sydney')).toBe('2026-11-24T09:05');
  });
  it.each([
    [0, 'Unanswered for 0 minutes'],
    [45, 'Unanswered for 45 minutes'],
    [60, 'Unanswered for an hour'],
    [200, 'Unanswered for 3 hours'],
    [2400, 'Unanswered for over 40 hours'],
  ])('API-01 %i opening minutes without an answer are "%s"', (minutes, words) => {
    expect(unansweredWords(minutes, say)).toBe(words);
  });
  it('API-01 an action shows with its details', () => {
    expect(actWords({ what: 'state', detail: 'in-progress' }, say)).toBe('Changed the state of a lead: In progress');
    expect(actWords({ what: 'state', detail: 'constructor' }, say)).toBe('Changed the state of a lead: constructor');
    expect(actWords({ what: 'sign-in', detail: '' }, say)).toBe('Signed in');
  });
  it('API-04 what is only stored is not called delivered, nor what waits on its way', () => {
    expect([DELIVERY_WORDS.stored, DELIVERY_WORDS.waiting, DELIVERY_WORDS.sent].map((key) => say(key))).toEqual([
      'Stored, not sent',
      'Not sent yet',
      'Delivered',
    ]);
    expect([MESSAGE_WORDS.stored, MESSAGE_WORDS.dead].map((key) => say(key))).toEqual(['Stored, not sent', 'Not sent']);
    expect([messageWords('enquiry-received', say), messageWords('toString', say)]).toEqual([
      'Thanks for the enquiry',
      'toString',
    ]);
  });
  it('BUY-01 cents show only where there are some, and an unknown state shows unchanged', () => {
    expect([centsWords(20_000), centsWords(124_950)]).toEqual(['$200', '$1,249.50']);
    expect([reservationWords('held', say), reservationWords('toString', say)]).toEqual(['Held', 'toString']);
    expect(referenceWords('0a1b2c3d-4e5f')).toBe('0A1B2C3D');
  });
});
