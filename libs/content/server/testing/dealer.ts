import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentSite } from '../reading/readContent.js';

const SITE = {
  ...{ name: 'Kurrajong Cars', legalName: 'Kurrajong *Cars* Pty Ltd', email: 'hello@kurrajong.example' },
  locations: [{ primary: true, address: { street: '1 Bell Street', city: 'Orange', state: 'NSW', postcode: '2800' } }],
  licences: [{ label: 'MD', number: '12345', state: 'NSW' }],
};
const AUTHORS = [{ slug: 'mia-tran', name: 'Mia Tran', role: 'Workshop manager' }];

/** An article that is in order. */
export const post = (fields = '', body = 'Words of an article.') =>
  '---\ntitle: How much can it tow?\ndescription: Mass by mass.\ndate: 2026-10-01\nauthor: ' +
  `mia-tran\ncategories: [motoring-tips]\n${fields}\n---\n\n${body}\n`;

const ROOT = mkdtempSync(path.join(tmpdir(), 'forecourt-content-'));
process.once('exit', () => rmSync(ROOT, { recursive: true, force: true }));

/** A dealer with these files in its folder `content`, gone when the tests end. */
export function buildDealer(
  files: Readonly<Record<string, string | Buffer>>,
  content: Readonly<Record<string, unknown>> = {},
): ContentSite {
  const dir = mkdtempSync(path.join(ROOT, 'dealer-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, 'content', name)), { recursive: true });
    writeFileSync(path.join(dir, 'content', name), text);
  }
  return { slug: 'kurrajong', dir, config: { site: SITE, content: { authors: AUTHORS, ...content } } };
}
