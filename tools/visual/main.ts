// Takes a picture of every story on every dealer's site and compares it with the accepted one.
// `npm run visual -- [--update] [--stories kit-] [--dealers harbour,wattle] [--built storybook-static]`
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sectionOf, themeSection } from '@forecourt/site-config';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { readFlags } from '../commands/readFlags.ts';
import { ROOT } from '../packages/libraries.ts';
import { checkPictures } from './checkPictures.ts';
import { looksOf } from './looks.ts';

const flags = readFlags(
  {
    update: { type: 'boolean', default: false },
    stories: { type: 'string', default: '' },
    dealers: { type: 'string' },
    built: { type: 'string' },
    accepted: { type: 'string', default: '.data/visual' },
    report: { type: 'string', default: 'test-output/visual' },
  },
  'npm run visual -- [--update] [--stories <start of ids>] [--dealers <slug>,…] [--built <folder>] ' +
    '[--accepted <folder>] [--report <folder>]',
);

function build(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-visual-'));
  const { status } = spawnSync('npx', ['storybook', 'build', '-o', folder], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('Storybook could not be built.');
  return folder;
}

const sites = readSites().all.map((site) => ({
  slug: site.slug,
  hasDark: sectionOf({ config: site.config }, themeSection).dark !== undefined,
}));
const looks = looksOf(sites, flags.dealers);
const folder = flags.built ?? build();
try {
  const { taken, changes } = await checkPictures({
    folder,
    looks,
    accepted: flags.accepted,
    report: flags.report,
    isUpdate: flags.update,
    isWanted: (story) => story.startsWith(flags.stories),
    onTaken: (name, state) => {
      if (state !== 'same') console.log(`${state.padEnd(8)} ${name}`);
    },
  });
  if (flags.update) console.log(`${taken} pictures, ${changes.length} of them accepted anew in ${flags.accepted}.`);
  else console.log(`${taken} pictures, ${changes.length} look different: ${path.join(flags.report, 'index.html')}`);
  process.exitCode = flags.update || changes.length === 0 ? 0 : 1;
} finally {
  if (flags.built === undefined) rmSync(folder, { recursive: true });
}
