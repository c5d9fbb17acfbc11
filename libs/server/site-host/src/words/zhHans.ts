// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { siteHostWords } from './siteHostWords.js';

export const zhHans: MessagesOf<typeof siteHostWords> = {
  address: ['此地址无效。'],
  request: ['无法答复此请求。'],
  fault: ['我们的系统出错了。请重试。'],
  crossSite: ['不能从其他网站提交本站的表单。'],
  'form.kind': ['本站的表单须以', ['kinds'], '格式、UTF-8编码提交。'],
  'form.broken': ['无法读取此表单。请返回，重新加载页面后再次提交。'],
  file: ['没有此文件。'],
};
