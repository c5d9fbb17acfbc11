// @vitest-environment node
import { createElement } from 'react';
import { CacheProvider, css, Global, jsx, keyframes } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { serverStyles, stylesHtml } from './componentStyles.js';

const turn = keyframes({ to: { rotate: '1turn' } });
const card = css({ color: 'red', animation: `${turn} 1s`, 'html:has(&)': { scrollPaddingTop: 4 } });

it('a rendered page has its components’ styles in one element, each once', () => {
  const cache = serverStyles('n1');
  const page = createElement(CacheProvider, { value: cache }, [
    createElement(Global, { key: 'page', styles: { '@page': { size: 'A4' } } }),
    ...[1, 2].map((key) => jsx('p', { key, css: card })),
  ]);
  const html = renderToString(page);
  const [, name = ''] = /class="fc-([^"]+)"/.exec(html) ?? [];
  expect(html).toBe(`<p class="fc-${name}"></p>`.repeat(2));
  const [element = '', names = '', rules = ''] =
    /^<style data-styles="([^"]+)" nonce="n1">([^]*)<\/style>$/.exec(stylesHtml(cache)) ?? [];
  expect(element).not.toBe('');
  expect(names.split(' ')).toContain(name);
  expect(rules.split(`.fc-${name}{color:red;`)).toHaveLength(2);
  expect(rules).toContain(`html:has(.fc-${name}){scroll-padding-top:4px;}`);
  expect(rules).toContain('@page{size:A4;}');
  expect(rules).toMatch(/@keyframes [\w-]+\{to\{/);
});
