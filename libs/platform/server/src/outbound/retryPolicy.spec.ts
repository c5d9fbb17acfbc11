import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeliveryFault } from './deliveryFault.js';
import { deliveryWait, judgeDelivery } from './retryPolicy.js';

const options = { refusedAttempts: 3, retryHours: 96 };
const HOUR = 3_600_000;
const judge = (error: unknown, entry: { attempts?: number; refusals?: number } = {}, now = 0) =>
  judgeDelivery({ attempts: 1, refusals: 0, queuedAt: 0, ...entry }, error, options, now, 0.5);

describe('what follows a failed delivery', () => {
  it('waits double as long each time, up to half an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, chance) => {
        const wait = deliveryWait(attempts, chance);
        return wait >= 4000 && wait <= 0.6 * HOUR + 1 && deliveryWait(attempts + 1, chance) >= wait;
      }),
    );
    expect([1, 2, 3, 20].map((attempts) => deliveryWait(attempts, 0.5))).toEqual([5000, 10_000, 20_000, HOUR / 2]);
  });
  it('a target that is down is tried for as long as the site says, then its lead is a dead letter', () => {
    const down = new DeliveryFault('unreachable', 'no answer');
    expect(judge(down, { attempts: 190, refusals: 0 }, 95 * HOUR).retryIn).toBe(HOUR / 2);
    expect(judge(down, { attempts: 200 }, 96 * HOUR).retryIn).toBeUndefined();
  });
  it('a refusal is tried as often as the site says, however often the target was down before', () => {
    const refused = new DeliveryFault('refused', 'HTTP 400');
    expect(judge(refused, { attempts: 50, refusals: 1 })).toMatchObject({ isRefusal: true, retryIn: HOUR / 2 });
    expect(judge(refused, { attempts: 3, refusals: 2 }).retryIn).toBeUndefined();
  });
  it('heeds when a target asks to be left alone, up to an hour', () => {
    expect(judge(new DeliveryFault('unreachable', 'HTTP 429', 120_000)).retryIn).toBe(120_000);
    expect(judge(new DeliveryFault('unreachable', 'HTTP 429', 99 * HOUR)).retryIn).toBe(HOUR);
  });
  it('waits for the operator without end, and gives up at once what cannot work', () => {
    expect(judge(new DeliveryFault('unconfigured', 'x'), { attempts: 9999 }, 9999 * HOUR).retryIn).toBe(HOUR / 12);
    expect(judge(new DeliveryFault('broken', 'x')).retryIn).toBeUndefined();
  });
  it('keeps no words of an unexpected error', () => {
    expect(judge(new TypeError('kim@shopper.example')).reason).toBe('TypeError');
  });
});
