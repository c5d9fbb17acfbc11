import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askerMarks, isFull, withoutNetwork, type Asker } from './askers.js';
import { keyedHash } from './keyedHash.js';

const hash = keyedHash('k'.repeat(32), 'askers of a test');
const marks = (asker: Asker) => askerMarks(hash, asker);

describe('who asks', () => {
  it('BUY-01 is one person however address and number are written, and unreadable in the database', () => {
    const kim = marks({ email: 'Kim+cars@example.com', phone: '+61 412 345 678', visitor: 'v', network: '10.0.0.1' });
    expect(kim).toEqual(marks({ email: 'kim@example.com', phone: '0412 345 678', visitor: 'v', network: '10.0.0.1' }));
    expect(kim.join(' ')).not.toMatch(/kim|412|10\.0/);
    expect(withoutNetwork(kim)).toHaveLength(3);
  });
  it('BUY-01 what is not known is not counted', () => {
    expect(marks({ email: '', phone: null, network: undefined })).toEqual([]);
    expect(isFull([[], [], []], [], 2)).toBe(false);
  });
  it('BUY-01 whatever details people change, none has more open than one of them allows', () => {
    const value = fc.constantFrom('a', 'b', 'c', 'd');
    const asker = fc.record({ email: value, visitor: value, network: value });
    fc.assert(
      fc.property(fc.array(asker, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), (askers, most) => {
        const open: string[][] = [];
        for (const each of askers) if (!isFull(open, marks(each), most)) open.push(marks(each));
        for (const mark of open.flat())
          expect(open.filter((others) => others.includes(mark)).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
