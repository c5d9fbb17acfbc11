import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../packages/libraries.ts';
import ChangelogRenderer from './changelogRenderer.ts';

const change = (type: string, description: string, affectedProjects: string[]) => ({
  ...{ type, scope: 'search', description, affectedProjects, isBreaking: false },
  ...{ body: '', githubReferences: [], authors: [], shortHash: '1234567' },
});
const titled = (title: string) => ({ semverBump: 'minor' as const, changelog: { title, hidden: false } });

describe('an entry of a changelog', () => {
  it('LIB-01 lists what changed in the layers of a subject, and what was deleted', async () => {
    const renderer = new ChangelogRenderer({
      changes: [change('feat', 'a list of vehicles', ['search-web']), change('fix', 'no second answer', [])],
      changelogEntryVersion: '0.1.1',
      project: '@forecourt/search',
      entryWhenNoChanges: 'Nothing.',
      isVersionPlans: false,
      changelogRenderOptions: { authors: false, versionTitleDate: false },
      conventionalCommitsConfig: { useCommitScope: true, types: { feat: titled('Features'), fix: titled('Fixes') } },
      remoteReleaseClient: { getRemoteRepoData: () => null } as never,
    });
    expect(await renderer.render()).toBe(
      '## 0.1.1\n\n### Features\n\n- **search:** a list of vehicles\n\n### Fixes\n\n- **search:** no second answer',
    );
  });

  it('LIB-01 is written by `nx release`', () => {
    const { release } = JSON.parse(readFileSync(path.join(ROOT, 'nx.json'), 'utf8')) as {
      release: { changelog: { projectChangelogs: { renderer?: string } } };
    };
    const { renderer = '' } = release.changelog.projectChangelogs;
    expect(renderer.replace('{workspaceRoot}', ROOT)).toBe(path.join(import.meta.dirname, 'changelogRenderer.ts'));
  });
});
