import type { BrokenDealer } from '@forecourt/service/sites';

/** What the start says of dealers whose files cannot be used. */
export const brokenLines = (broken: readonly BrokenDealer[]): string[] =>
  broken.map(({ slug, problems, runsByLast }) =>
    [
      `The dealer "${slug}" is broken: its site ` +
        (runsByLast ? 'runs by its last version that was right.' : 'stays out.'),
      ...problems.map((problem) => `  - ${problem}`),
    ].join('\n'),
  );

/** A dealer that `/readyz` names: anybody reads it, so it says no more than the operator looks for in the log. */
export interface BrokenState {
  readonly dealer: string;
  readonly runs: 'by its last version' | 'not at all' | 'without some of its texts';
}

export const brokenState = (
  broken: readonly BrokenDealer[],
  texts: ReadonlyMap<string, readonly string[]>,
): BrokenState[] => [
  ...broken.map(({ slug: dealer, runsByLast }) => ({
    dealer,
    runs: runsByLast ? ('by its last version' as const) : ('not at all' as const),
  })),
  ...[...texts.keys()].map((dealer) => ({ dealer, runs: 'without some of its texts' as const })),
];
