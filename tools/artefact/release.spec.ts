import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { LEAN } from './release.ts';

it.each(['Dockerfile', 'deploy/systemd/forecourt@.service'])(
  '%s sets what measures of the artefact run with',
  (file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll('"', '');
    for (const [name, value] of Object.entries(LEAN)) expect(text).toContain(`${name}=${value}`);
  },
);
