import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endAtCrashes } from './crashes.js';
import { log, setLog, type LogFormat, type LogLevel } from './log.js';
import { takeConsole } from './takeConsole.js';

function lines(format: LogFormat = 'json', level: LogLevel = 'debug'): string[] {
  const written: string[] = [];
  onTestFinished(setLog({ format, level, write: (line) => written.push(line) }));
  return written;
}

it('of an error a line has where it came from, and not its words', () => {
  const written = lines();
  log.error(new Error('duplicate key (kim@example.com)'));
  log.error({ err: new TypeError('0412 345 678') });
  log.error({ err: Object.assign(new Error('kim'), { words: 'No node answers.', code: 'X1' }) }, 'Failed.');
  expect(written.join('')).not.toMatch(/kim|0412/);
  expect(JSON.parse(written[2] ?? '')).toMatchObject({
    level: 'error',
    msg: 'Failed.',
    err: { name: 'Error', code: 'X1', words: 'No node answers.', at: expect.stringContaining('log.spec') as string },
  });
});
it('below its level nothing is written', () => {
  const written = lines('json', 'warn');
  log.info('a');
  log.warn('b');
  expect(written).toHaveLength(1);
});
it('for a terminal a line has its time, level, words and fields', () => {
  const written = lines('text');
  log.warn({ dealer: 'harbour', job: 'index' }, 'Slow.');
  log.error({ err: new RangeError('x') }, 'Broken.');
  expect(written[0]).toMatch(/^\d\d:\d\d:\d\d\.\d{3} WARN {2}Slow\. dealer=harbour job=index\n$/);
  expect(written[1]).toMatch(/^\d\d:\d\d:\d\d\.\d{3} ERROR Broken\. RangeError\n {4}at .*log\.spec/);
});

const personal = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(fc.constantFrom('04', '+614', '02', '+61 2', '(07) '), fc.stringMatching(/^[0-9]{8}$/))
    .map(([a, b]) => a + b),
  fc.stringMatching(/^[A-Za-z0-9_-]{20,40}$/).map((token) => `Bearer ${token}`),
  fc.stringMatching(/^[a-z0-9]{6,12}$/).map((code) => `/garage/sign-in?code=${code}`),
  fc.stringMatching(/^[A-Za-z0-9_-]{16,30}$/).map((part) => `eyJ${part}.${part}.${part}`),
);
/** What must not be found of it. */
const bareOf = (value: string): string => /(?:code=|Bearer )(.*)/.exec(value)?.[1] ?? value;
const FIELDS = ['name', 'email', 'phone', 'token', 'cookie', 'authorization', 'message', 'url', 'body'] as const;

it('what gives itself away as personal or secret is in no line, wherever it is put', () => {
  const written = lines();
  fc.assert(
    fc.property(personal, fc.constantFrom(...FIELDS), fc.nat(2), (value, field, depth) => {
      written.length = 0;
      log.warn(`Refused ${value}, as before.`);
      log.warn({ from: value, list: [value], nested: { deeper: { said: value } } }, 'Refused.');
      const nest = (at: number): object =>
        at === 0 ? { [field === 'name' ? 'full-name' : field]: value } : { at: nest(at - 1) };
      log.warn(nest(depth), 'Refused.');
      expect(written).toHaveLength(3);
      for (const line of written) expect(line).not.toContain(bareOf(value));
    }),
  );
});
it('a line is one line, whatever is in it', () => {
  const written = lines();
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.anything(), (words, value) => {
      written.length = 0;
      log.warn({ value }, words);
      expect(written).toHaveLength(1);
      expect(written[0]?.indexOf('\n')).toBe((written[0]?.length ?? 0) - 1);
      expect(() => JSON.parse(written[0] ?? '') as unknown).not.toThrow();
    }),
  );
});
it('what pages write to the console is in the log, without the words of its errors', () => {
  const written = lines();
  const before = { ...console };
  onTestFinished(() => void Object.assign(console, before));
  takeConsole();

  console.warn('The listing could not be read.', new Error('kim'));
  console.error(new TypeError('kim'));
  console.log({ name: 'kim' });

  expect(written.join('')).not.toContain('kim');
  expect(written.map((line) => (JSON.parse(line) as { level: string; msg: string }).level)).toEqual([
    'warn',
    'error',
    'info',
  ]);
});
it('a fault that nothing caught is one line, and the end', () => {
  const written = lines();
  const on = vi.spyOn(process, 'on').mockReturnValue(process);
  const exit = vi.fn();
  endAtCrashes(exit);
  const [crash, rejection] = on.mock.calls.map(([, listener]) => listener as (...args: unknown[]) => void);
  crash?.(new Error('kim'), 'uncaughtException');
  rejection?.(new Error('kim'));
  expect(written.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 'fatal', origin: 'uncaughtException' }),
    expect.objectContaining({ level: 'fatal', origin: 'unhandledRejection' }),
  ]);
  expect(exit.mock.calls).toEqual([[70], [70]]);
});
