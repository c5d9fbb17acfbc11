// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const ssrWords = defineWords<{
  title: { title: string | number; dealer: string | number };
  'title.notFound': null;
  'title.gone': null;
  'title.later': null;
  'title.fault': null;
}>('ssr', {
  title: [['title'], ' | ', ['dealer']],
  'title.notFound': ['Page not found'],
  'title.gone': ['No longer here'],
  'title.later': ['One moment'],
  'title.fault': ['Something went wrong'],
});
