import { expect, it } from 'vitest';
import { initialsOf } from './initials.js';

it.each([
  ['Mei Chen', 'MC'],
  ['Anna Maria van Dyk', 'AD'],
  ['Priya', 'P'],
  ['', ''],
])('FORM-03 initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
