// Compiled by `npm run words` from zh-Hans.json.
import type { MessagesOf } from '@forecourt/words';
import type { apiWords } from './apiWords.js';

export const zhHans: MessagesOf<typeof apiWords> = {
  decoy: ['无法提交。请致电我们。'],
  'field.decoy': ['必须留空'],
  'field.choice': ['必须是以下之一：', ['values']],
  signIn: ['请先登录。'],
  'signIn.please': ['请先登录。'],
  'code.wrong': ['验证码不正确或已失效。请核对，或重新获取。'],
  'code.tooSoon': ['请等待', ['wait'], '后再获取验证码。上次发送的验证码可能仍然有效。'],
  'field.code': ['不正确或已失效'],
  'field.codeTooSoon': ['须等待', ['wait'], '后才能再次获取验证码'],
  'vehicle.none': ['本站没有此车辆。'],
  'vehicle.gone': ['此车辆已不在本站。'],
  'photo.none': ['没有此照片。'],
  'reservation.none': ['没有此预订。'],
  'purchase.reserved': ['此车辆已被他人预订。'],
  'purchase.notOnline': ['此车辆不能在线购买。'],
  'purchase.noSummary': ['还没有购车摘要。'],
  'purchase.noValuation': ['已找不到此估价。'],
  'purchase.noFinance': ['此车辆不提供贷款。'],
  'purchase.where': ['请选择提车地点。'],
  'purchase.noDelivery': ['车辆须到店提车。'],
  'purchase.farDelivery': ['无法在线计算送车到该地点的费用。请选择到店提车，或致电我们。'],
  'purchase.noAddress': ['请填写您的街道和区（Suburb）。'],
  'field.valuation': ['必须是您本人的估价'],
  'field.outright': ['必须是outright：此车辆不提供贷款'],
  'field.pickUp': ['必须是pick-up：此处不提供送车'],
};
