import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMetrics } from '@forecourt/service/observing';
import { describeService } from './testing/describeService.js';
import { logLines } from './testing/logLines.js';

const ID = 'c0ffee00-1234-4abc-8def-0123456789ab';
/** Words that no line holds by chance. */
const word = fc.stringMatching(/^[A-Z][a-z]{9,14}$/);
const person = fc.record({
  first: word,
  last: word,
  mail: fc.tuple(word, word).map(([a, b]) => `${a}.${b}@shopper.example`.toLowerCase()),
  phone: fc.stringMatching(/^04[0-9]{8}$/),
  message: fc.tuple(word, word).map((words) => words.join(' ')),
  cookie: fc.stringMatching(/^[A-Za-z0-9]{24}$/),
  key: fc.stringMatching(/^[A-Za-z0-9]{24}$/),
  code: fc.stringMatching(/^[a-z0-9]{16}$/),
});
type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

await describeService('what is logged', (tested) => {
  const send = (kim: Person, url = '/api/enquiries', headers: Record<string, string> = {}) =>
    tested.call(`${url}?code=${kim.code}&email=${encodeURIComponent(kim.mail)}`, {
      method: 'POST',
      payload: tested.enquiry({
        name: `${kim.first} ${kim.last}`,
        email: kim.mail,
        phone: kim.phone,
        message: kim.message,
      }),
      headers: {
        'x-forwarded-for': crypto.randomUUID(),
        authorization: `Bearer ${kim.key}`,
        cookie: `forecourt_session=${kim.cookie}`,
        'x-request-id': kim.phone,
        'user-agent': kim.last,
        ...headers,
      },
    });
  const property = (url: string, statuses: readonly number[]) =>
    fc.assert(
      fc.asyncProperty(person, async (kim) => {
        const lines = linesNow();
        const answer = await send(kim, url);
        await tested.settle();
        expect(statuses).toContain(answer.statusCode);
        const written = lines().join('');
        for (const value of Object.values(kim)) expect(written).not.toContain(value);
        // a header that is no id is replaced
        expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      }),
      { numRuns: 8 },
    );
  let all: readonly string[] = [];
  const linesNow = () => {
    const before = all.length;
    return () => all.slice(before);
  };

  it('nothing that a shopper sends is in any line: of leads that are stored and sent', async () => {
    all = logLines();
    await property('/api/enquiries', [201, 429]);
    expect(all.length).toBeGreaterThan(0);
  });
  it('nothing that a shopper sends is in any line: of addresses that there are not', async () => {
    all = logLines();
    await property('/api/nothing', [404]);
  });
  it('nothing that a shopper sends is in any line: of faults, which name the request and a reference', async () => {
    all = logLines();
    const { schema } = tested.service.database.db;
    await schema.alterTable('leads').renameColumn('category', 'hidden').execute();
    try {
      await property('/api/enquiries', [500, 429]);
      const [kim] = fc.sample(person, 1);
      const answer = await send(kim as Person, '/api/enquiries', { 'x-request-id': ID });
      expect(answer.headers['x-request-id']).toBe(ID);
      if (answer.statusCode === 500) expect(answer.json()).toMatchObject({ error: { reference: '456789ab' } });
      const lines = all.map((line) => JSON.parse(line) as Record<string, unknown>);
      const faults = lines.filter(({ msg }) => msg === 'A request failed.');
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.at(-1)).toMatchObject({ level: 'error', dealer: 'harbour', request: 'POST /api/enquiries' });
    } finally {
      await schema.alterTable('leads').renameColumn('hidden', 'category').execute();
    }
  });
  it('metrics say what waits in the outbox, by topic', async () => {
    const { text } = await readMetrics();
    expect(text).toMatch(/^forecourt_database_up 1$/m);
    expect(text).toMatch(/^forecourt_jobs_total\{topic="[\w-]+",outcome="done"\} [1-9]/m);
    expect(text).not.toMatch(/@shopper\.example/);
  });
});
