import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withHashes } from './withHashes.js';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('a page for many visitors names its scripts and styles by their hashes, and has no nonce', () => {
  const { html, inline } = withHashes(
    '<style nonce="n1">a{}</style><style data-emotion="fc x" nonce="n1">b{}</style><script nonce="n1">go()</script>' +
      '<script type="application/json">{"nonce":"n1"}</script>',
    'n1',
  );
  expect(html).toBe(
    '<style>a{}</style><style data-emotion="fc x">b{}</style><script>go()</script>' +
      '<script type="application/json">{"nonce":"n1"}</script>',
  );
  expect(inline.scripts).toBe(hash('go()'));
  // a style without text is one that the browser’s code fills
  expect(inline.styles).toBe([hash(''), hash('a{}'), hash('b{}')].join(' '));
});

it('what has no nonce is let in by no policy, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (script, attribute) => {
      const text = script.replaceAll('</', '');
      const own = `<script ${attribute.replace(/[<>]/g, '')}>${text}</script>`;
      const { inline } = withHashes(`${own}<script nonce="kept">ours()</script>`, 'kept');
      expect(inline.scripts).toBe(hash('ours()'));
    }),
  );
});
