import { z } from 'zod';
import { oneLine, storable } from '../storable.js';

export { storable };

const cut = (value: string, max: number): string =>
  storable(value)
    .slice(0, max)
    .replace(/\p{Cs}/gu, '');

const words = () =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'is required' : 'must be text') })
    .overwrite(storable)
    .trim();

/** Text that somebody typed: too long is refused, so that nothing typed is cut off unseen. */
export const typedText = (max: number) => words().max(max, `can have at most ${max} characters`);

/** A text of one line: it stands in a subject, a header or a table. */
export const lineText = (max: number) => typedText(max).overwrite(oneLine);

/** A typed text that must not be empty. */
export const requiredText = (max: number) => typedText(max).min(1, 'must not be empty');

/** A typed text that may be left out or empty. */
export const optionalText = (max: number) => typedText(max).optional();

/** Text that the page adds by itself. Cut at its limit: a long address must never cost a lead. */
export const contextText = (max: number) => words().overwrite((value) => cut(value, max));

/** Names and values that the page adds by itself, cut to `entries` of them. */
export const contextRecord = (entries: number, keyMax: number, valueMax: number) =>
  z.record(z.string(), z.string('must be text')).overwrite((record) =>
    Object.fromEntries(
      Object.entries(record)
        .slice(0, entries)
        .map(([key, value]) => [cut(key, keyMax), cut(value, valueMax)]),
    ),
  );
