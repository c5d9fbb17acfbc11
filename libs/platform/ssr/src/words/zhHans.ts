// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { ssrWords } from './ssrWords.js';

export const zhHans: MessagesOf<typeof ssrWords> = {
  title: [['title'], ' | ', ['dealer']],
  'title.notFound': ['找不到页面'],
  'title.gone': ['已不在本站'],
  'title.later': ['请稍候'],
  'title.fault': ['出错了'],
  'failure.home': ['首页'],
  'preview.label': ['预览'],
  'preview.title': ['预览：', ['title']],
  'preview.now': [['dealer'], '网站预览，有效期至', ['until'], '。'],
  'preview.at': [['dealer'], '网站在', ['at'], '的预览，有效期至', ['until'], '。'],
  'preview.sent': ['您在此提交的内容不会生效。'],
  'preview.exit': ['退出预览'],
};
