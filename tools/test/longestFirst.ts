import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take the longest by far: begun last, each would keep one core busy while the others have nothing left to
 * do.
 */
const LONG = [
  'tools/checks/readme.spec.ts',
  'apps/api/src/searchCluster.spec.ts',
  'tools/dealers-check/agreement.spec.ts',
  'tools/checks/samples.spec.ts',
  'tools/lint-rules/no-outside-key.spec.ts',
  'tools/api-fuzz/fuzzService.spec.ts',
];

/** The order of a machine that has run no test yet: Vitest would begin with the longest texts. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
