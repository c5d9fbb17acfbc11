// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { contentServerWords } from './contentServerWords.js';

export const zhHans: MessagesOf<typeof contentServerWords> = {
  none: ['本站没有内容。'],
  'articles.none': ['没有这些文章。'],
  'article.none': ['没有此文章。'],
  'page.none': ['没有此页面。'],
  signIn: ['请先登录。'],
};
