import { z } from 'zod';
import { wordsOf } from '@forecourt/words';
import { cleanText, textFault, type TextField, type TextFault } from './fields.js';
import { enquiryWords } from './words/enquiryWords.js';
import { asTyped, oneLine, storable } from './storable.js';

const anyText = () => z.string({ error: ({ input }) => (input === undefined ? 'is required' : 'must be text') });

/** Schemas are the same for every site: so are their words. */
const sayPlain = wordsOf({ config: {} }, enquiryWords);

const said = (fault: TextFault, { max, takes }: TextField): string =>
  ({
    missing: 'must not be empty',
    'too-long': `can have at most ${max} characters`,
    unfit: `must be ${takes ? sayPlain(takes.words) : 'another text'}`,
  })[fault];

/** Text of a field by its rules. Too long is refused, so that nothing typed is cut off unseen. */
export const fieldText = (field: TextField) =>
  anyText()
    .overwrite((value) => cleanText(field, value))
    .check(({ value, issues }) => {
      const fault = textFault(field, value);
      if (fault) issues.push({ code: 'custom', message: said(fault, field), input: value });
    })
    .meta({ maxLength: field.max, ...(field.isRequired ? { minLength: 1 } : {}) });

/** A typed text of any length up to `max`. */
export const typedText = (max: number) => fieldText({ kind: 'text', max });

/** A text of one line, for a subject, a header or a table. */
export const lineText = (max: number) => fieldText({ kind: 'line', max });

/** A typed text that must not be empty. */
export const requiredText = (max: number) => fieldText({ kind: 'text', max, isRequired: true });

/** A typed text that may be left out or empty. */
export const optionalText = (max: number) => typedText(max).optional();

const cut = (value: string, max: number): string =>
  storable(value)
    .slice(0, max)
    .replace(/\p{Cs}/gu, '');

/** Text that the page adds automatically. Cut at its limit: a long address must never cost a lead. */
export const contextText = (max: number) => anyText().overwrite((value) => cut(asTyped(value), max));

/** The same in one line. */
export const contextLine = (max: number) => anyText().overwrite((value) => cut(oneLine(value), max).trim());

/** Names and values that the page adds automatically, cut to `entries` of them. */
export const contextRecord = (entries: number, keyMax: number, valueMax: number) =>
  z.record(z.string(), z.string('must be text')).overwrite((record) =>
    Object.fromEntries(
      Object.entries(record)
        .slice(0, entries)
        .map(([key, value]) => [cut(key, keyMax), cut(value, valueMax)]),
    ),
  );
