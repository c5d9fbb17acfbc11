import { expect, it } from 'vitest';
import { OutsideTable } from './outsideTable.ts';

it('LIB-01 the table of libraries outside has a column for each thing, and a dash where nothing was found', () => {
  const table = new OutsideTable();
  table.say('search', 'install', '12 s');
  table.say('search', 'bundler', 'yes');
  table.say('forms', 'bundler', 'yes');
  expect(table.toString()).toBe(
    ['library  install  bundler', 'search   12 s     yes', 'forms    –        yes'].join('\n'),
  );
});
