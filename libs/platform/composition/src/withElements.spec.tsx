import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defineWords, wordsOf, type CompiledMessage } from '@forecourt/words';
import { withElements } from './withElements.js';

const words = defineWords<{ written: { source: string; place: string; days: number } }>('sample', {
  written: [['place'], ', written on ', ['source'], ' ', ['days'], ' days ago'],
});
const read = (config: Record<string, Record<string, CompiledMessage>>) => {
  const say = wordsOf({ config }, words);
  return renderToStaticMarkup(
    <p>
      {withElements((marks) => say('written', { ...marks, days: 3 }), {
        place: <a href="/auburn">Auburn</a>,
        source: 'a <site>',
      })}
    </p>,
  );
};

it('TEN-03 puts elements into a message, where the words have them', () => {
  expect(read({})).toBe('<p><a href="/auburn">Auburn</a>, written on a &lt;site&gt; 3 days ago</p>');
  expect(read({ words: { 'sample.written': [['source'], ': ', ['place']] } })).toBe(
    '<p>a &lt;site&gt;: <a href="/auburn">Auburn</a></p>',
  );
});
