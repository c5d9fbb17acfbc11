import { expect, it } from 'vitest';
import { restWhileDown } from './restWhileDown.js';

/** A server whose answers take time on a clock of the test's own. */
function server() {
  let time = 0;
  let asked = 0;
  let answer: () => Promise<string> = () => Promise.resolve('hits');
  const ask = restWhileDown(
    () => {
      asked += 1;
      return answer();
    },
    {
      isOutage: (error) => (error as Error).message === 'down',
      slowAfter: 800,
      rest: 2000,
      now: () => time,
    },
  );
  return {
    ask,
    asked: () => asked,
    pass: (milliseconds: number) => (time += milliseconds),
    answers: (next: () => Promise<string>) => (answer = next),
    failsAfter(milliseconds: number, message = 'down') {
      answer = () => {
        time += milliseconds;
        return Promise.reject(new Error(message));
      };
    },
  };
}

it('SRCH-06 after a slow failure other searches fail at once until the rest is over', async () => {
  const one = server();
  one.failsAfter(5000);
  await expect(one.ask()).rejects.toThrow('down');
  for (let shopper = 0; shopper < 20; shopper++) await expect(one.ask()).rejects.toThrow('down');
  expect(one.asked()).toBe(1);
  one.pass(2000);
  one.answers(() => Promise.resolve('hits'));
  expect(await one.ask()).toBe('hits');
  expect(await one.ask()).toBe('hits');
  expect(one.asked()).toBe(3);
});

it('SRCH-06 one alone tries again after the rest, and the others do not wait for it', async () => {
  const one = server();
  one.failsAfter(5000);
  await expect(one.ask()).rejects.toThrow('down');
  one.pass(2000);
  let end = (_answer: string): void => undefined;
  one.answers(() => new Promise((resolve) => (end = resolve)));
  const trying = one.ask();
  await expect(one.ask()).rejects.toThrow('down');
  end('hits');
  expect(await trying).toBe('hits');
  expect(one.asked()).toBe(2);
});

it('SRCH-06 an immediate failure and a bad request do not stop other searches', async () => {
  const one = server();
  one.failsAfter(10);
  for (let shopper = 0; shopper < 3; shopper++) await expect(one.ask()).rejects.toThrow('down');
  one.failsAfter(5000, 'no such field');
  for (let shopper = 0; shopper < 3; shopper++) await expect(one.ask()).rejects.toThrow('no such field');
  expect(one.asked()).toBe(6);
});
