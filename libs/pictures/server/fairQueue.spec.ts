import { describe, expect, it } from 'vitest';
import { Unwanted } from '@forecourt/service';
import { FairQueue, type QueueFull, type QueueLimits } from './fairQueue.js';

const LIMITS: QueueLimits = { atOnce: 1, waiting: 10, waitingPerLane: 5 };

/** A queue whose work ends on demand, and the order in which it began. */
function tested(limits: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const results: Promise<unknown>[] = [];
  const add = (lane: string, name: string): void => {
    results.push(
      queue
        .run(lane, () => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        })
        .catch((error: unknown) => error),
    );
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };
  return { add, begun, ends, endOne, results, settle };
}

describe('work in lanes', () => {
  it('takes turns: who asks for one thing waits for one of him who asks for many', async () => {
    const { add, begun, endOne, settle } = tested();
    for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name);
    add('b', 'b1');
    add('c', 'c1');
    await settle();
    for (let n = 0; n < 6; n++) await endOne();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });
  it('does no more at once than it may, of all and of a lane', async () => {
    const { add, begun, endOne, settle } = tested({ atOnce: 3, atOncePerLane: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name);
    await settle();
    expect(begun).toEqual(['a1', 'a2']);
    add('b', 'b1');
    add('b', 'b2');
    await settle();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await endOne();
    expect(begun).toHaveLength(4);
  });
  it('says at once that too much waits, and whose it is', async () => {
    const { add, results, settle } = tested();
    for (let n = 0; n < 7; n++) add('a', `a${n}`);
    for (let n = 0; n < 6; n++) add('b', `b${n}`);
    await settle();
    const ofLane = async (at: number) => ((await results[at]) as QueueFull).ofLane;
    expect(await ofLane(6), 'one begins, five wait').toBe(true);
    expect(await ofLane(12)).toBe(true);
    add('c', 'c1');
    expect(await ofLane(13), 'all together').toBe(false);
  });
  it('is dropped where nobody waits for it any more, and has made room; what has begun goes on', async () => {
    const queue = new FairQueue({ ...LIMITS, waitingPerLane: 1 });
    const begun: string[] = [];
    let end = () => undefined as void;
    const gone = [new AbortController(), new AbortController()];
    const first = queue.run(
      'a',
      () => {
        begun.push('a1');
        return new Promise<void>((resolve) => (end = resolve));
      },
      gone[0]?.signal,
    );
    const second = queue.run('a', () => Promise.resolve(begun.push('a2')), gone[1]?.signal);
    for (const leaving of gone) leaving.abort();
    await expect(second).rejects.toBeInstanceOf(Unwanted);
    const third = queue.run('a', () => Promise.resolve(begun.push('a3')));
    end();
    await first;
    await third;
    expect(begun).toEqual(['a1', 'a3']);
    await expect(queue.run('a', () => Promise.resolve(), gone[0]?.signal)).rejects.toBeInstanceOf(Unwanted);
  });
  it('goes on after work that fails', async () => {
    const queue = new FairQueue(LIMITS);
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('a', () => Promise.resolve(1))).toBe(1);
  });
});
