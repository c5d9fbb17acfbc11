import { readFileSync } from 'node:fs';
import { FeedError } from './cell.js';
import { parseMapping, type Mapping } from './mapping.js';

/** A mapping by its file, which problems call `name`. Throws a FeedError with all of them. */
export function readMapping(file: string, name = file): Mapping {
  let raw: unknown;
  try {
    // editors of Windows write a byte order mark
    raw = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new FeedError(
      `The mapping ${name} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : message}.`,
    );
  }
  return parseMapping(raw, name);
}
