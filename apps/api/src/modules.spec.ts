import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '@forecourt/contracts/call';
import { enqueue, sql } from '@forecourt/service/database';
import type { Person } from '@forecourt/service/privacy';
import { defineModule, serve, type ModuleDefinition, type ServiceContext } from '@forecourt/service';
import { MODULES } from './modules.js';
import { describeService } from './testing/describeService.js';
import { openService } from './testing/openService.js';

const sendClaim = defineCall({
  method: 'POST',
  path: '/api/claims',
  summary: 'Sends a claim',
  tags: ['claims'],
  body: z.object({ email: z.string(), text: z.string() }),
  answer: z.object({ id: z.string() }),
  successes: { 201: 'Stored.' },
  refusals: [404, 422],
});

/** The claims of a person, whose table the types of the platform do not know. */
const ofPerson = (site: string, { email }: Person) => sql`where site = ${site} and email = ${email ?? null}`;

const claims = (done: string[]): ModuleDefinition =>
  defineModule({
    id: 'warranty-claims',
    migrations: {
      '0001-initial': {
        async up(db) {
          await sql`
            create table claims (id text primary key, site text not null, email text not null, words text)`.execute(db);
        },
      },
    },
    calls: ({ db, onCommit, messages }) => [
      serve(
        sendClaim,
        async ({ site: { slug: site }, body, reply }) => {
          const id = crypto.randomUUID();
          await db.transaction().execute(async (trx) => {
            await sql`insert into claims values (${id}, ${site}, ${body.email}, ${body.text})`.execute(trx);
            await enqueue(trx, [{ site, topic: 'check-claim', key: id, payload: {} }]);
            await messages.queue(trx, [{ site, kind: 'claim-received', ref: id, by: 'mail', secret: body.email }]);
          });
          onCommit();
          void reply.code(201);
          return { id };
        },
        { perMinute: 3 },
      ),
    ],
    jobs: () => ({ 'check-claim': (entries) => Promise.resolve(void done.push(...entries.map(({ key }) => key))) }),
    messages: () => ({
      'claim-received': ({ ref, secret = '' }) =>
        Promise.resolve({ to: secret, subject: 'Your claim', paragraphs: [`We have it as ${ref}.`] }),
    }),
    personal: ({ db }: ServiceContext) => [
      {
        name: 'claims',
        find: async (site, person) =>
          (await sql<object>`select id, words from claims ${ofPerson(site, person)}`.execute(db)).rows,
        erase: async (trx, site, person) =>
          Number((await sql`delete from claims ${ofPerson(site, person)}`.execute(trx)).numAffectedRows ?? 0),
      },
    ],
    forgets: () => [({ slug }) => Promise.resolve(done.push(`forgets of ${slug}`))],
    runs: () => [
      {
        start: () => void done.push('started'),
        wake: () => void done.push('woken'),
        stop: () => Promise.resolve(void done.push('stopped')),
      },
    ],
  });

const done: string[] = [];
await describeService(
  'a module of its own',
  (tested) => {
    const { call, settle } = tested;
    const send = (email: string, from: string = crypto.randomUUID()) =>
      call('/api/claims', {
        method: 'POST',
        payload: { email, text: 'Rust at the sill' },
        headers: { 'x-forwarded-for': from },
      });
    const operator = async (work: string, payload: object) =>
      (
        await call(`/api/admin/people/${work}`, {
          method: 'POST',
          payload,
          headers: { 'x-admin-token': tested.service.adminToken },
        })
      ).json<{ sites: { site: string; records: object; erased: object }[] }>().sites[0];

    describe('of the service', () => {
      it('API-01 has routes, tables, work after a commit and messages', async () => {
        const answer = await send('kim@claims.example');
        expect(answer.statusCode).toBe(201);
        const { id } = sendClaim.answer.parse(answer.json());
        expect(done).toContain('woken');
        await settle();
        expect(done).toContain(id);
        const mails = await tested.service.database.db.selectFrom('messages').selectAll().execute();
        expect(JSON.stringify(mails)).toContain(`We have it as ${id}.`);
      });

      it('API-01 is in the OpenAPI document, limited and checked like every other', async () => {
        const { paths } = (await call('/api/openapi.json')).json<{ paths: Record<string, object> }>();
        expect(paths['/api/claims']).toMatchObject({ post: { summary: 'Sends a claim', tags: ['claims'] } });
        const from = '10.1.2.3';
        const statuses = [];
        for (let n = 0; n < 4; n++) statuses.push((await send('jo@claims.example', from)).statusCode);
        expect(statuses).toEqual([201, 201, 201, 429]);
        expect((await call('/api/claims', { method: 'POST', payload: {} })).statusCode).toBe(422);
        expect((await call('/api/claims')).statusCode).toBe(405);
      });

      it('FORM-08 API-01 runs with the service, and deletes what sites keep no longer', async () => {
        // the suite before it, on another database, has stopped its service
        expect(done.findLast((work) => work === 'started' || work === 'stopped')).toBe('started');
        await tested.service.retention.sweep();
        expect(done).toContain('forgets of harbour');
      });

      it('FORM-08 exports and erases what it has of a person', async () => {
        const email = 'sam@claims.example';
        await send(email);
        const found = await operator('export', { email, site: 'harbour' });
        expect(found?.records).toMatchObject({ claims: [{ words: 'Rust at the sill' }] });
        expect((await operator('erase', { email, site: 'harbour' }))?.erased).toMatchObject({ claims: 1 });
        expect((await operator('export', { email, site: 'harbour' }))?.records).toMatchObject({ claims: [] });
      });
    });
  },
  { modules: [...MODULES, claims(done)], needsPostgres: true },
);

it('API-04 urgent messages of a module leave on a day that has no room for others', async () => {
  const writer = (subject: string) => () =>
    Promise.resolve({ to: 'lee@dealer.example', subject, paragraphs: ['A recall is out.'] });
  const recalls = defineModule({
    id: 'recalls',
    messages: () => ({ recall: writer('Recall'), 'recall-list': writer('Recalls of the month') }),
    urgentMessages: ['recall'],
  });
  const service = await openService(
    {},
    { modules: [...MODULES, recalls], messagesPerDay: { mail: 0 }, isProduction: false },
  );
  const queued = ['recall', 'recall-list'].map((kind) => ({ site: 'harbour', kind, ref: '1', by: 'mail' as const }));
  await service.database.db.transaction().execute((trx) => service.context.messages.queue(trx, queued));
  await service.messages.drain();
  const left = JSON.stringify(await service.database.db.selectFrom('messages').selectAll().execute());
  await service.close();
  expect(left).toContain('Recall');
  expect(left).not.toContain('Recalls of the month');
});
