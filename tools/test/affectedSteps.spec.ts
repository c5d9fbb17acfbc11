import { describe, expect, it } from 'vitest';
import { affectedSteps, STEP_NAMES, type Library } from './affectedSteps.ts';

const library = (name: string, folder: string, changes: Partial<Library> = {}): Library => ({
  ...{ name: `@forecourt/${name}`, folder, hasStories: true, isBundled: true },
  ...changes,
});
const LIBRARIES = [
  library('enquiry', 'libs/core/enquiry', { hasStories: false }),
  library('forms', 'libs/forms'),
  library('service', 'libs/platform/server', { hasStories: false, isBundled: false }),
  library('ui-kit', 'libs/ui/kit'),
];

const stepsOf = (files: readonly string[], projects: readonly string[]) =>
  new Map(
    affectedSteps(
      { base: 'main', files, projects: new Set(projects.map((name) => `@forecourt/${name}`)) },
      LIBRARIES,
    ).map(({ name, command }) => [name, command.join(' ')]),
  );

describe('what `npm run test:affected` runs', () => {
  it('LIB-01 compares the API reports and sizes of a touched library, and of those that import it', () => {
    const steps = stepsOf(['libs/core/enquiry/src/rules.ts'], ['enquiry', 'forms', 'host-group', 'service']);
    expect(steps.get('API reports')).toBe(
      'npm run --silent api:report -- --built --only core/enquiry --only forms --only platform/server',
    );
    expect(steps.get('sizes')).toBe('npm run --silent size:libraries -- --only core/enquiry --only forms');
  });

  it('LIB-02 plays the stories of a touched library, whichever folder it is in', () => {
    expect(
      stepsOf(['libs/forms/web/fields.ts', 'libs/ui/kit/src/Card.tsx'], ['forms', 'ui-kit']).get('stories'),
    ).toMatch(/ --project stories libs\/forms\/ libs\/ui\/kit\/$/);
    expect(stepsOf(['libs/core/enquiry/src/rules.ts'], ['enquiry', 'forms']).has('stories')).toBe(false);
  });

  it('runs the specs of the tree on every change, and those of tools that changed', () => {
    expect(stepsOf(['docs/testing.md'], []).get('tools')).toMatch(/ --project tools tools\/checks\/$/);
    const steps = stepsOf(['tools/size/main.ts', 'tools/checks/words.spec.ts'], []);
    expect(steps.get('tools')).toMatch(/ --project tools tools\/checks\/ tools\/size\/$/);
    expect(steps.get('lint of tools')).toBe('npx eslint tools/size/main.ts tools/checks/words.spec.ts');
  });

  it('LIB-01 builds a library that teams install alone into an empty app if its own files change', () => {
    const steps = stepsOf(['libs/forms/web/fields.ts', 'libs/search/README.md'], ['forms', 'search', 'ui-kit']);
    expect(steps.get('outside')).toMatch(/ tools\/checks\/outside\.check\.spec\.ts -t '\(search\|forms\)' in an app$/);
    expect(stepsOf(['libs/ui/kit/src/Card.tsx'], ['forms', 'ui-kit']).has('outside')).toBe(false);
  });

  it('checks the format of what changed alone', () => {
    expect(stepsOf(['docs/testing.md', 'libs/forms/web/fields.ts'], ['forms']).get('format')).toMatch(
      / --log-level warn docs\/testing\.md libs\/forms\/web\/fields\.ts$/,
    );
  });

  it('has a name for each step, by which one of them is run alone', () => {
    expect([...stepsOf(['libs/forms/web/fields.ts', 'tools/size/main.ts'], ['forms']).keys()]).toEqual(STEP_NAMES);
  });

  it('has nothing to run where nothing changed', () => expect([...stepsOf([], [])]).toEqual([]));
});
