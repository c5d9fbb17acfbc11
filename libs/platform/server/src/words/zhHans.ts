// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { serviceWords } from './serviceWords.js';

export const zhHans: MessagesOf<typeof serviceWords> = {
  fields: ['部分内容无法使用，请检查。'],
  field: ['无法使用'],
  nothingHere: ['此地址没有任何内容。'],
  unreadable: ['无法读取此地址。'],
  fault: ['我们的系统出错了。请重试。'],
  later: [
    '暂时无法',
    ['what', 'select', { stored: ['保存'], other: ['显示'] }],
    '。请一分钟后重试，或',
    ['phone', 'select', { none: ['致电我们'], other: ['拨打', ['phone'], '联系我们'] }],
    '。',
  ],
  tooMany: ['操作过于频繁。请在', ['wait'], '后重试。'],
  'wait.seconds': [['count', 'plural', { other: ['#', '秒'] }]],
  'wait.minutes': [['count', 'plural', { other: ['#', '分钟'] }]],
  crossSite: ['不能从其他网站提交。'],
  'crossSite.read': ['不能从其他网站请求。'],
  preview: ['这是预览：您在此提交的内容不会生效。'],
  'full.texts': ['我们今天无法再发送短信。请改用电子邮箱，或致电我们。'],
  'full.mails': ['我们今天无法再发送邮件。请明天重试，或致电我们。'],
  'mail.stop': ['停止接收此类消息'],
  sms: [['dealer'], '：', ['text']],
  'sms.stop': ['停止接收：', ['address']],
  'pages.address': ['此地址无效。'],
  'pages.request': ['无法答复此请求。'],
  'pages.fault': ['我们的系统出错了。请重试。'],
  'pages.reference': ['错误编号：', ['reference']],
  'pages.crossSite': ['不能从其他网站提交本站的表单。'],
  'pages.form.kind': ['本站的表单须以', ['kinds'], '格式、UTF-8编码提交。'],
  'pages.form.broken': ['无法读取此表单。请返回，重新加载页面后再次提交。'],
  'pages.file': ['没有此文件。'],
  'pages.preview': ['此预览已结束，或其地址不完整。'],
};
