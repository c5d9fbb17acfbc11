import type { FormFaults, FormField, FormValues } from '@forecourt/action-form';
import { ADDRESS, NOTE_TEXT, REPLY_SUBJECT } from '@forecourt/desk/domain';
import { cleanText, faultText, type EnquirySay, type TextField } from '@forecourt/enquiry';
import type { DeskSay } from './words.js';

/** What the forms of a lead take, by form and field, as the service does. */
const TEXTS = new Map<string, Readonly<Record<string, TextField>>>([
  ['notes', { text: NOTE_TEXT }],
  ['reply', { subject: REPLY_SUBJECT, text: NOTE_TEXT }],
  ['call', { at: { kind: 'line', max: 20, isRequired: true } }],
  ['owner', { owner: { kind: 'line', max: ADDRESS } }],
]);

/** Names of the fields of a form of a lead; undefined where there is no such form. */
export const leadFieldNames = (form: string): readonly string[] | undefined => {
  const texts = TEXTS.get(form);
  return texts && Object.keys(texts);
};

/** What is wrong with a form of a lead, by field. */
export function leadFormFaults(form: string, values: FormValues, say: EnquirySay): FormFaults {
  const faults = Object.entries(TEXTS.get(form) ?? {}).map(([name, field]) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? '') : '';
    return [name, faultText(field, cleanText(field, value))?.(say.site)];
  });
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined)) as FormFaults;
}

export const noteFields = (say: DeskSay): readonly FormField[] => [
  {
    ...{ name: 'text', label: say('notes.note'), kind: 'area', hint: say('notes.hint'), rows: 3 },
    ...{ isRequired: true, maxLength: NOTE_TEXT.max },
  },
];

export const replyFields = (say: DeskSay): readonly FormField[] => [
  { name: 'subject', label: say('replies.subject'), isRequired: true, maxLength: REPLY_SUBJECT.max },
  { name: 'text', label: say('replies.message'), kind: 'area', rows: 9, isRequired: true, maxLength: NOTE_TEXT.max },
];

export const callFields = (say: DeskSay): readonly FormField[] => [
  { name: 'at', label: say('nextCall'), kind: 'datetime-local', isRequired: true, isPlain: true },
];

export const ownerFields = (options: NonNullable<FormField['options']>, say: DeskSay): readonly FormField[] => [
  { name: 'owner', label: say('lookedAfterBy'), kind: 'select', options, isPlain: true },
];
