import { CacheProvider, css } from '@emotion/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { browserStyles } from './componentStyles.js';

const known = css({ color: 'red' });
const added = css({ color: 'blue' });

it('leaves the styles of a page where they are, and adds those that it does not have', () => {
  document.head.innerHTML = `<style data-styles="${known.name} other" nonce="n1">.fc-${known.name}{color:red;}</style>`;
  const sent = document.head.querySelector('style');
  const moves: MutationRecord[] = [];
  const observer = new MutationObserver((records) => moves.push(...records));
  observer.observe(document.head, { childList: true });
  const cache = browserStyles(document);
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <CacheProvider value={cache}>
        <p css={known} />
        <p css={added} />
      </CacheProvider>,
    ),
  );
  moves.push(...observer.takeRecords());
  observer.disconnect();
  expect(moves.flatMap(({ removedNodes }) => [...removedNodes])).toEqual([]);
  expect(document.head.querySelector('style')).toBe(sent);
  const inserted = cache.sheet.tags.map(({ textContent, sheet }) => textContent + (sheet?.cssRules[0]?.cssText ?? ''));
  expect(inserted.join('')).toContain('blue');
  expect(inserted.join('')).not.toContain('red');
  expect(cache.nonce).toBe('n1');
});
