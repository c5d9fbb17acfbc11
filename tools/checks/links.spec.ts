import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../packages/libraries.ts';

/** Anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): string[] => [...text.matchAll(/^#+ (.*)$/gm)].map(([, name = '']) => anchorOf(name));

/** Links of a document that lead to no file of the repository, or to no heading of a document. */
function deadLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    // whole addresses, and those of a site in its content
    if (/^([a-z]+:|\/)/.test(link)) return [];
    const [name = '', anchor] = link.split('#');
    const target = name === '' ? file : path.join(path.dirname(file), name);
    if (!existsSync(path.join(ROOT, target))) return [`${file}: ${link} is not there`];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    const anchors = anchorsOf(name === '' ? text : readFileSync(path.join(ROOT, target), 'utf8'));
    return anchors.includes(anchor) ? [] : [`${file}: ${link} has no such heading`];
  });
}

const listed = execFileSync('git', ['ls-files', '*.md', ':!*.api.md', ':!*CHANGELOG.md'], {
  cwd: ROOT,
  encoding: 'utf8',
});

describe('links of documents', () => {
  it('LIB-01 lead to what is there', () => {
    const documents = listed.trim().split('\n');
    expect(documents).toContain('libs/search/README.md');
    expect(documents.flatMap((file) => deadLinks(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('would be found out', () => {
    expect(deadLinks('libs/search/README.md', '[a](../../no.md) [b](#no-heading) [c](../ui/kit/README.md#no)')).toEqual(
      [
        'libs/search/README.md: ../../no.md is not there',
        'libs/search/README.md: #no-heading has no such heading',
        'libs/search/README.md: ../ui/kit/README.md#no has no such heading',
      ],
    );
  });
});
