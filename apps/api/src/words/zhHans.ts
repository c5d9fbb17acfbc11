// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { apiWords } from './apiWords.js';

export const zhHans: MessagesOf<typeof apiWords> = {
  decoy: ['无法提交。请致电我们。'],
  'field.decoy': ['必须留空'],
  signIn: ['请先登录。'],
  'code.wrong': ['验证码不正确或已失效。请核对，或重新获取。'],
  'code.tooSoon': ['请等待', ['wait'], '后再获取验证码。上次发送的验证码可能仍然有效。'],
  'field.code': ['不正确或已失效'],
  'field.codeTooSoon': ['须等待', ['wait'], '后才能再次获取验证码'],
  'vehicle.none': ['本站没有此车辆。'],
  'vehicle.gone': ['此车辆已不在本站。'],
  'photo.none': ['没有此照片。'],
};
