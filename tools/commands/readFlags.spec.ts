import { describe, expect, it } from 'vitest';
import { flagsOf } from './readFlags.ts';

const options = { site: { type: 'string' }, all: { type: 'boolean', default: false } } as const;
const read = (...args: string[]) => flagsOf(args, options, 'Usage: explain --site <slug>');

describe('flags of a command', () => {
  it('have their values and defaults', () => {
    expect({ ...read('--site', 'harbour') }).toEqual({ site: 'harbour', all: false });
  });

  it.each([
    ['an unknown flag', ['--sit', 'x'], /^Unknown option '--sit'/],
    ['a flag without its value', ['--site'], /^Option '--site <value>' argument missing/],
    ['a word that belongs to no flag', ['harbour'], /^Unexpected argument 'harbour'/],
  ])('%s is named, with how the command is called', (_what, args, message) => {
    expect(() => read(...args)).toThrow(message);
    expect(() => read(...args)).toThrow(/\nUsage: explain --site <slug>$/);
  });
});
