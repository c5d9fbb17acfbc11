/** A check of `npm test`: a target of the workspace in project.json, so that Nx keeps its answer. */
export interface Step {
  readonly name: string;
  /** Whether it writes a report of Vitest's to `test-output/<name>.json`. */
  readonly hasReport: boolean;
}

const check = (name: string): Step => ({ name, hasReport: false });
const tests = (name: string): Step => ({ name, hasReport: true });

/** Steps that run one after the other, `width` of them at a time. */
export interface Stage {
  readonly width: number;
  readonly steps: readonly Step[];
}

/** What runs on every change. Steps that use one core come first, the longest of them at the front. */
export const EVERY_CHANGE: readonly Stage[] = [
  {
    width: 2,
    steps: [
      tests('stories'),
      check('lint'),
      check('types'),
      tests('node'),
      tests('tools'),
      tests('dom'),
      check('libraries'),
      check('format'),
    ],
  },
  { width: 1, steps: [tests('journeys')] },
];

/** Everything: the same at every site, screen, theme and database, and what builds or sweeps through whole things. */
export const EVERYTHING: readonly Stage[] = [...EVERY_CHANGE, { width: 1, steps: [tests('checks')] }];
