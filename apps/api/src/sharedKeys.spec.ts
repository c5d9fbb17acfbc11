import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryPostgres } from '@forecourt/service/database/testing';
import type { Service } from './compose.js';
import { demoSites } from './testing/demo.js';
import { openService } from './testing/openService.js';

const postgres = await temporaryPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(!postgres)('three processes on one database', () => {
  const services: Service[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 3; count++)
      services.push(
        await openService(
          {},
          {
            databaseUrl: postgres!.url,
            isProduction: false,
            sites: demoSites({ garage: { accounts: true, watchlist: true } }),
          },
        ),
      );
  }, 120_000);
  afterAll(() => Promise.all(services.map((service) => service.close())));

  /** A request to one of them, as a balancer shares them out. */
  const ask = (process: number, url: string, cookie: string, payload?: object) =>
    services[process]!.api.inject({
      url,
      method: payload ? 'POST' : 'GET',
      headers: { host: 'harbour.localhost', ...(cookie === '' ? {} : { cookie }) },
      ...(payload ? { payload } : {}),
    });
  const cookieOf = (answer: { headers: { readonly 'set-cookie'?: string | string[] | undefined } }): string =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ');
  const codeFor = async (address: string): Promise<string> => {
    for (const { messages } of services) await messages.drain();
    const { subject, body } = await services[0]!.database.db
      .selectFrom('messages')
      .select(['subject', 'body'])
      .where('recipient', '=', address)
      .executeTakeFirstOrThrow();
    return (/\d{3} \d{3}/.exec(`${subject} ${body}`)?.[0] ?? '').replace(' ', '');
  };

  it.each([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ])('SAVE-05 a code of process %i opens a session at %i that %i knows', async (first, second, third) => {
    const address = `kim${first}@example.com`;
    const asked = await ask(first, '/api/account/codes', '', { address });
    const code = await codeFor(address);
    const opened = await ask(second, '/api/account/session', cookieOf(asked), { address, code });
    expect(opened.statusCode, opened.body).toBe(201);
    const known = await ask(third, '/api/account', cookieOf(opened));
    expect(known.json()).toMatchObject({ shopper: { email: address } });
  });

  it('SAVE-06 an enquiry that one of them took is the visitor’s own at the others', async () => {
    const enquiry = {
      idempotency_key: crypto.randomUUID(),
      category: 'General Enquiry',
      name: 'Kim',
      email: 'kim@example.com',
      message: 'Hello',
      opt_in: false,
      url: '/contact-us',
    };
    const sent = await ask(0, '/api/enquiries', '', enquiry);
    expect(sent.statusCode, sent.body).toBe(201);
    for (const process of [0, 1, 2])
      expect((await ask(process, '/api/enquiries', cookieOf(sent))).statusCode, `process ${process}`).toBe(200);
  });
});
