// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const ssrWords = defineWords<{
  title: { title: string | number; dealer: string | number };
  'title.notFound': null;
  'title.gone': null;
  'title.later': null;
  'title.fault': null;
  'failure.home': null;
  'preview.label': null;
  'preview.title': { title: string | number };
  'preview.now': { dealer: string | number; until: string | number };
  'preview.at': { dealer: string | number; at: string | number; until: string | number };
  'preview.sent': null;
  'preview.exit': null;
}>('ssr', {
  title: [['title'], ' | ', ['dealer']],
  'title.notFound': ['Page not found'],
  'title.gone': ['No longer here'],
  'title.later': ['One moment'],
  'title.fault': ['Something went wrong'],
  'failure.home': ['Home'],
  'preview.label': ['Preview'],
  'preview.title': ['Preview: ', ['title']],
  'preview.now': ['Preview of ', ['dealer'], ', until ', ['until'], '.'],
  'preview.at': ['Preview of ', ['dealer'], ' as at ', ['at'], ', until ', ['until'], '.'],
  'preview.sent': ['Nothing that you send here has an effect.'],
  'preview.exit': ['Leave the preview'],
});
