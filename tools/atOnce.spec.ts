import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atOnce } from './atOnce.ts';

it('works at no more items at a time than said, on each once, and answers in their order', async () => {
  let working = 0;
  let most = 0;
  const results = await atOnce([5, 1, 4, 2, 3], 2, async (item) => {
    working += 1;
    most = Math.max(most, working);
    await pause(item);
    working -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
  expect(await atOnce([], 3, () => Promise.reject(new Error('never asked')))).toEqual([]);
});

it('ends with the first refusal', async () => {
  await expect(atOnce([1, 2], 1, (item) => Promise.reject(new Error(`item ${item}`)))).rejects.toThrow('item 1');
});
