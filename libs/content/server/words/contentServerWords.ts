// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const contentServerWords = defineWords<{
  none: null;
  'articles.none': null;
  'article.none': null;
  'page.none': null;
  signIn: null;
}>('content-server', {
  none: ['This site has no content.'],
  'articles.none': ['There are no such articles.'],
  'article.none': ['There is no such article.'],
  'page.none': ['There is no such page.'],
  signIn: ['Sign in first.'],
});
