import { describe, expect, it } from 'vitest';
import { historyReportHref } from './historyReport.js';

describe('history report', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['https://reports.example/1.pdf', true],
    ['/media/reports/1.pdf', true],
    ['//evil.example/1.pdf', false],
    ['/\t/evil.example/1.pdf', false],
    ['javascript:alert(1)', false],
    ['report.pdf', false],
  ])('VDP-16 with the file %s: %s', (file, expected) => {
    expect(historyReportHref(file === undefined ? {} : { file })).toBe(expected ? file : undefined);
  });
});
