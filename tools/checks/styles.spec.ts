import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const SOURCES = ['libs/ui/*/src/**/*.{ts,tsx}', 'libs/*/web/**/*.{ts,tsx}'];

describe('styles', () => {
  it('measure nothing by the figure 0 of a font: text would wrap anew when the font comes', () => {
    const found = globSync(SOURCES, { cwd: ROOT }).flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/['"`( ,]\d+(\.\d+)?ch\b/g)].map(
        ([size]) => `${file}: ${size.slice(1)} is what \`em\` says of the size alone`,
      ),
    );
    expect(found).toEqual([]);
  });
});
