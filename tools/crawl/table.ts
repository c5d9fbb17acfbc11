import { CHECKS, type Finding } from './report.ts';

export interface CrawledPage {
  readonly dealer: string;
  readonly route: string;
  readonly address: string;
  readonly viewport: string;
  readonly status: number;
  readonly links: number;
  readonly findings: readonly Finding[];
}

const HEAD = ['dealer', 'page', 'address', 'viewport', ...CHECKS];
const WIDEST = 60;
const short = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);

/** One line for each page: a dot for a check that found nothing, else how many findings it has. */
export function crawlTable(pages: readonly CrawledPage[]): string {
  const rows = pages.map(({ dealer, route, address, viewport, status, links, findings }) => [
    dealer,
    route,
    short(address),
    viewport,
    ...CHECKS.map((check) => {
      const count = findings.filter((finding) => finding.check === check).length;
      const shown = check === 'status' ? String(status) : check === 'links' ? String(links) : '·';
      return count === 0 ? shown : `✗ ${count}`;
    }),
  ]);
  const widths = HEAD.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [HEAD, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Every finding in a line, those of several pages once with how many pages have it. */
export function findingLines(pages: readonly CrawledPage[]): string[] {
  const found = new Map<string, CrawledPage[]>();
  for (const page of pages)
    for (const { check, text } of page.findings) {
      const line = `${page.dealer}: ${check}: ${text}`;
      found.set(line, [...(found.get(line) ?? []), page]);
    }
  return [...found].map(([line, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more pages` : '';
    return `${line} (on ${first?.address ?? ''}, ${first?.viewport ?? ''}${more})`;
  });
}
