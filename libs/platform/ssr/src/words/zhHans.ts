// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { ssrWords } from './ssrWords.js';

export const zhHans: MessagesOf<typeof ssrWords> = {
  title: [['title'], ' | ', ['dealer']],
  'title.notFound': ['找不到页面'],
  'title.gone': ['已不在本站'],
  'title.later': ['请稍候'],
  'title.fault': ['出错了'],
};
