import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanRouter } from '../vite-lean.ts';

const router = leanRouter();
const resolve = router.resolveId as (id: string) => string | null;
const transform = router.transform as (code: string, id: string) => { code: string } | null;
const version = createRequire(import.meta.url)('react-router/package.json') as { version: string };

it('browsers get the router’s build without warnings, which the installed package still carries', () => {
  for (const id of ['react-router', 'react-router/dom'])
    expect(readFileSync(resolve(id) ?? '', 'utf8'), id).toContain(`react-router v${version.version}`);
  expect(resolve('react-router-dom')).toBeNull();
});

it('no component of the router stays in a page for its name alone', () => {
  const dir = path.dirname(resolve('react-router') ?? '');
  const chunks = readdirSync(dir).filter((file) => /^chunk-.*\.mjs$/.test(file));
  const named = chunks.filter((file) => {
    const before = readFileSync(path.join(dir, file), 'utf8');
    const after = transform(before, path.join(dir, file))?.code ?? '';
    expect(after, file).not.toMatch(/^\w+\.displayName = /m);
    expect(after, file).not.toMatch(/^var \w+ = \w+\.(forwardRef|createContext)\(/m);
    return before.includes('NavLink.displayName = ') && after.includes('@__PURE__');
  });
  expect(named, 'the file that holds the components').toHaveLength(1);
  expect(transform('NavLink.displayName = "NavLink";', '/elsewhere/file.js')).toBeNull();
});
