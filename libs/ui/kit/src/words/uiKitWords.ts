// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const uiKitWords = defineWords<{
  busy: null;
  optional: null;
  decoy: null;
  skip: null;
  breadcrumb: null;
  'phone.show': { start: string | number };
  step: { number: string | number; count: string | number };
  'range.lowest': { label: string | number };
  'range.highest': { label: string | number };
  'slides.role': null;
  'slides.next': { item: string | number };
  'slides.previous': { item: string | number };
  'slides.keys': { label: string | number };
  'slides.of': null;
  'choices.looking': null;
  close: null;
  faults: null;
  fault: { label: string | number; fault: string | number };
  'fault.this': { fault: string | number };
  'fault.listed': { label: string | number; fault: string | number };
  quickPicks: { label: string | number };
  search: null;
  toasts: null;
  dismiss: null;
  'records.unread': { what: string | number };
}>('ui-kit', {
  busy: ['Please wait …'],
  optional: ['(optional)'],
  decoy: ['Leave this empty'],
  skip: ['Skip to content'],
  breadcrumb: ['Breadcrumb'],
  'phone.show': ['Show the number that begins with ', ['start']],
  step: ['Step ', ['number'], ' of ', ['count']],
  'range.lowest': [['label'], ', lowest'],
  'range.highest': [['label'], ', highest'],
  'slides.role': ['carousel'],
  'slides.next': ['Next ', ['item']],
  'slides.previous': ['Previous ', ['item']],
  'slides.keys': [['label'], ', arrow keys move'],
  'slides.of': ['of'],
  'choices.looking': ['Looking for times …'],
  close: ['Close'],
  faults: ['Please fix the following errors:'],
  fault: [['label'], ' ', ['fault'], '.'],
  'fault.this': ['This ', ['fault'], '.'],
  'fault.listed': [['label'], ': ', ['fault']],
  quickPicks: [['label'], ': quick picks'],
  search: ['Search'],
  toasts: ['Messages'],
  dismiss: ['Dismiss'],
  'records.unread': ['Your ', ['what'], ' could not be read just now. Please try again in a moment.'],
});
