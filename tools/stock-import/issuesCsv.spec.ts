import { expect, it } from 'vitest';
import { issuesCsv } from './issuesCsv.ts';

it('API-05 what a feed wrote is no formula in the report of an import', () => {
  const value = '=HYPERLINK("https://eve.example","Prüfen")';
  const issue = { row: 3, column: '@Price', value, reason: 'price cannot be read; left out', kind: 'mended' as const };
  expect(issuesCsv({ issues: [issue] })).toBe(
    '\ufeffrow,column,value,reason,kind\r\n' +
      `3,'@Price,"'=HYPERLINK(""https://eve.example"",""Prüfen"")",price cannot be read; left out,mended\r\n`,
  );
});
