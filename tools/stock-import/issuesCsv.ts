import { BOM, csvLine } from '@forecourt/desk/server';
import type { ImportAnswer } from '../../apps/api/src/index.ts';

const HEADER = ['row', 'column', 'value', 'reason', 'kind'] as const;

/** Findings of an import as a table for spreadsheets, which must not evaluate what a feed wrote. */
export const issuesCsv = ({ issues }: Pick<ImportAnswer, 'issues'>): string =>
  BOM + [HEADER, ...issues.map((issue) => HEADER.map((name) => String(issue[name])))].map(csvLine).join('');
