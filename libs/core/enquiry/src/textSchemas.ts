import * as z from 'zod/mini';
import { issueOf } from '@forecourt/words';
import { faultText } from './faultText.js';
import { cleanText, type TextField } from './fields.js';
import { asTyped, oneLine, storable } from './storable.js';
import { fault } from './words/worded.js';

const required = fault('fault.required');
const noText = fault('fault.text');
const anyText = () => z.string({ error: (issue) => (issue.input === undefined ? required : noText).error(issue) });

/** Text of a field by its rules. Too long is refused, so that nothing typed is cut off unseen. */
export const fieldText = (field: TextField) =>
  anyText().check(
    z.overwrite((value) => cleanText(field, value)),
    ({ value, issues }) => {
      const reason = faultText(field, value);
      if (reason) issues.push({ code: 'custom', ...issueOf(reason), input: value });
    },
    z.meta({ maxLength: field.max, ...(field.isRequired ? { minLength: 1 } : {}) }),
  );

/** A typed text of any length up to `max`. */
export const typedText = (max: number) => fieldText({ kind: 'text', max });

/** A text of one line, for a subject, a header or a table. */
export const lineText = (max: number) => fieldText({ kind: 'line', max });

/** A typed text that must not be empty. */
export const requiredText = (max: number) => fieldText({ kind: 'text', max, isRequired: true });

/** A typed text that may be left out or empty. */
export const optionalText = (max: number) => z.optional(typedText(max));

const cut = (value: string, max: number): string =>
  storable(value)
    .slice(0, max)
    .replace(/\p{Cs}/gu, '');

/** Text that the page adds automatically. Cut at its limit: a long address must never cost a lead. */
export const contextText = (max: number) => anyText().check(z.overwrite((value) => cut(asTyped(value), max)));

/** The same in one line. */
export const contextLine = (max: number) => anyText().check(z.overwrite((value) => cut(oneLine(value), max).trim()));

/** Names and values that the page adds automatically, cut to `entries` of them. */
export const contextRecord = (entries: number, keyMax: number, valueMax: number) =>
  z.record(z.string(), z.string(noText)).check(
    z.overwrite((record) =>
      Object.fromEntries(
        Object.entries(record)
          .slice(0, entries)
          .map(([key, value]) => [cut(key, keyMax), cut(value, valueMax)]),
      ),
    ),
  );
