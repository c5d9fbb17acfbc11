import { describe, expect, it } from 'vitest';
import { hasRoom, type Drive } from './room.js';

const drive = (from: number, until: number, vehicleId = 'other', location = 'yard'): Drive => ({
  from,
  until,
  vehicleId,
  location,
});
const wanted = drive(30, 60, 'own');

describe('room for a test drive', () => {
  it.each<[string, readonly Drive[], boolean]>([
    ['none', [], true],
    ['one that ends when it begins', [drive(0, 30)], true],
    ['one that begins when it ends', [drive(60, 90)], true],
    ['one at the same time', [drive(30, 60)], false],
    ['one that ends in it', [drive(0, 31)], false],
    ['one that begins in it', [drive(59, 120)], false],
    ['one around it', [drive(0, 240)], false],
    ['one within it', [drive(40, 45)], false],
    ['one of another place', [drive(30, 60, 'other', 'hills')], true],
    ['its own vehicle at another place', [drive(59, 120, 'own', 'hills')], false],
  ])('FORM-06 at a place that takes one at once, beside %s', (_name, drives, isFree) => {
    expect(hasRoom(drives, wanted, 1)).toBe(isFree);
  });
  it.each<[string, readonly Drive[], boolean]>([
    ['one after the other', [drive(20, 40), drive(40, 70)], true],
    ['two at one moment of it', [drive(20, 41), drive(40, 70)], false],
    ['two before it', [drive(0, 30), drive(0, 30)], true],
    ['its own vehicle', [drive(50, 80, 'own')], false],
  ])('FORM-06 at a place that takes two at once, beside %s', (_name, drives, isFree) => {
    expect(hasRoom(drives, wanted, 2)).toBe(isFree);
  });
});
