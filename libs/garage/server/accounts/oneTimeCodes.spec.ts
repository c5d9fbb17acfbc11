import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql, type OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import type { QueuedMessage } from '@forecourt/service/messages';
import { SEND_LIMITS } from '@forecourt/service/privacy';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { Accounts } from './accounts.js';
import { accountSessions, SESSION_RULES } from './accountSessions.js';
import { CODE_RULES } from './codeRules.js';
import { OneTimeCodes, type CodeRequest } from './oneTimeCodes.js';
import { Watchlists } from './watchlists.js';

let now = Date.UTC(2026, 10, 24);
let database: OpenDatabase;
const queued: QueuedMessage[] = [];
const open = (key = 'k'.repeat(32)) =>
  new OneTimeCodes({
    db: database.db,
    key,
    now: () => now,
    messages: {
      queue: (_trx, messages) => {
        queued.push(...messages);
        return Promise.resolve();
      },
      wake: () => undefined,
    },
  });
let people = 0;
const subject = (changes: Partial<CodeRequest> = {}): CodeRequest => ({
  site: 'harbour',
  purpose: 'sign-in',
  address: `kim${(people += 1)}@example.com`,
  by: 'mail',
  network: `10.0.0.${people}`,
  holder: `browser ${people}`,
  ...changes,
});
const lastCode = (): string => queued.at(-1)?.secret ?? '';
const other = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0');

beforeAll(async () => {
  database = await memoryDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => {
  queued.length = 0;
  now += 48 * 3600_000;
});

describe('one-time codes', () => {
  it('SAVE-05 the right code opens once, and again never', async () => {
    const codes = open();
    const kim = subject();
    expect(await codes.request(kim)).toEqual({ isSent: true });
    const code = lastCode();
    expect(await codes.verify(kim, code)).toBe(true);
    expect(await codes.verify(kim, code)).toBe(false);
  });
  it('SAVE-05 of two that come with it at once one opens', async () => {
    const codes = open();
    const kim = subject();
    await codes.request(kim);
    const tries = await Promise.all([1, 2, 3, 4].map(() => codes.verify(kim, lastCode())));
    expect(tries.filter(Boolean)).toHaveLength(1);
  });
  it('SAVE-05 five wrong guesses shut it, also when they come at once, and the right one is too late', async () => {
    const codes = open();
    const kim = subject();
    await codes.request(kim);
    const guesses = Array.from({ length: 12 }, () => codes.verify(kim, other(lastCode())));
    expect((await Promise.all(guesses)).some(Boolean)).toBe(false);
    expect(await codes.verify(kim, lastCode())).toBe(false);
    const row = await database.db
      .selectFrom('sign_in_codes')
      .select('tries')
      .where('address', '=', kim.address)
      .executeTakeFirst();
    expect(row?.tries).toBe(CODE_RULES.tries);
  });
  it('SAVE-05 four wrong guesses and the right one open it', async () => {
    const codes = open();
    const kim = subject();
    await codes.request(kim);
    for (const guess of ['', 'abcdef', other(lastCode()), '1234567'])
      expect(await codes.verify(kim, guess)).toBe(false);
    expect(await codes.verify(kim, lastCode())).toBe(true);
  });
  it('SAVE-05 ends after ten minutes', async () => {
    const codes = open();
    const [kim, robin] = [subject(), subject()];
    await codes.request(kim);
    const first = lastCode();
    await codes.request(robin);
    now += CODE_RULES.lifeMs - 1;
    expect(await codes.verify(kim, first)).toBe(true);
    now += 1;
    expect(await codes.verify(robin, lastCode())).toBe(false);
  });
  it('SAVE-05 a new code takes the place of the last one', async () => {
    const codes = open();
    const kim = subject();
    await codes.request(kim);
    const first = lastCode();
    now += CODE_RULES.resendMs;
    await codes.request(kim);
    if (first !== lastCode()) expect(await codes.verify(kim, first)).toBe(false);
    expect(await codes.verify(kim, lastCode())).toBe(true);
  });
  it('SAVE-05 opens for no other site, purpose, holder or address, and under no other key', async () => {
    const codes = open();
    const kim = subject({ holder: 'a' });
    await codes.request(kim);
    const code = lastCode();
    for (const change of [
      { site: 'northline' },
      { purpose: 'desk' },
      { holder: 'b' },
      { address: 'robin@example.com' },
    ])
      expect(await codes.verify({ ...kim, ...change }, code)).toBe(false);
    expect(await open('another').verify(kim, code)).toBe(false);
    expect(await codes.verify(kim, code)).toBe(true);
  });
  it('SAVE-05 the database holds neither the code nor who requested it', async () => {
    const kim = subject();
    await open().request(kim);
    const rows = await database.db.selectFrom('sign_in_codes').selectAll().where('address', '=', kim.address).execute();
    const sends = await database.db.selectFrom('sign_in_code_sends').selectAll().execute();
    expect(JSON.stringify([rows, sends])).not.toContain(lastCode());
    expect(JSON.stringify(sends)).not.toMatch(new RegExp(`${kim.address}|${kim.network}`));
  });
  it('SAVE-05 limits count for an address and who asks: a pause, five an hour, ten a day; the live code stays', async () => {
    const codes = open();
    const kim = subject();
    await codes.request(kim);
    const refused = await codes.request(kim);
    expect(refused).toEqual({ isSent: false, waitMs: CODE_RULES.resendMs });
    expect(await codes.verify(kim, lastCode())).toBe(true);
    let sent = 1;
    for (let minute = 0; minute < 24 * 60 - 5; minute += 5) {
      now += 5 * 60_000;
      if ((await codes.request({ ...kim, holder: `another ${minute}` })).isSent) sent += 1;
      if (minute === 50) expect(sent).toBe(5);
    }
    expect(sent).toBe(10);
  }, 30_000);
  it('SAVE-05 an address gets ten an hour and twenty a day, from any network, at any site, with any tag', async () => {
    const codes = open();
    const [address, host] = subject().address.split('@');
    let sent = 0;
    for (let n = 0; n < 60; n += 1) {
      if (n === 30) now += 3600_000;
      const site = n % 2 === 0 ? 'harbour' : 'northline';
      const request = { site, purpose: n % 3 === 0 ? 'desk' : 'sign-in', address: `${address}+${n}@${host}` };
      if ((await codes.request({ ...subject(), ...request })).isSent) sent += 1;
      if (n === 29) expect(sent).toBe(SEND_LIMITS.perAddress[0].sends);
    }
    expect(sent).toBe(SEND_LIMITS.perAddress[1].sends);
  });
  it('SAVE-05 a stranger who asks and tries as often as they like leaves the owner’s code, and room for another', async () => {
    const codes = open();
    const kim = subject();
    const stranger = { ...kim, network: '10.66.6.6', holder: 'browser of a stranger' };
    await codes.request(kim);
    const code = lastCode();
    for (let n = 0; n < 12; n += 1) {
      await codes.request({ ...stranger, holder: `${stranger.holder} ${n}` });
      for (let guess = 0; guess < 6; guess += 1)
        expect(await codes.verify({ ...stranger, holder: `${stranger.holder} ${n}` }, '000000')).toBe(false);
      now += CODE_RULES.resendMs;
    }
    expect(await codes.verify(stranger, code)).toBe(false);
    expect(await codes.verify(kim, code)).toBe(true);
    expect(await codes.request(kim)).toEqual({ isSent: true });
    expect(await codes.verify(kim, lastCode())).toBe(true);
  });
  it('SAVE-05 a browser that has proven an address has separate counts, whatever all others request', async () => {
    const codes = open();
    const kim = subject();
    for (let n = 0; n < 40; n += 1) await codes.request({ ...kim, holder: `stranger ${n}`, network: `10.66.7.${n}` });
    expect(await codes.request(kim)).toMatchObject({ isSent: false });
    expect(await codes.request({ ...kim, provenBy: kim.holder })).toEqual({ isSent: true });
    expect(await codes.verify(kim, lastCode())).toBe(true);
    const again = { ...kim, provenBy: kim.holder };
    expect(await codes.request(again)).toEqual({ isSent: false, waitMs: CODE_RULES.resendMs });
  });
  it('SAVE-05 limits count for a network, whatever addresses it names', async () => {
    const codes = open();
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push(await codes.request(subject({ network: '10.9.9.9' })));
    expect(answers.filter(({ isSent }) => isSent)).toHaveLength(30);
    expect(await codes.request(subject({ network: '10.9.9.8' }))).toEqual({ isSent: true });
  });
  it('SAVE-05 two requests at once send one code', async () => {
    const codes = open();
    const kim = subject();
    const answers = await Promise.all([codes.request(kim), codes.request(kim), codes.request(kim)]);
    expect(answers.filter(({ isSent }) => isSent)).toHaveLength(1);
    expect(queued).toHaveLength(1);
  });
  it('SAVE-05 asking for one never looks whether there is an account: neither answer nor time can tell', async () => {
    const { db } = database;
    await sql`alter table shoppers rename to out_of_reach`.execute(db);
    try {
      expect(await open().request(subject())).toEqual({ isSent: true });
    } finally {
      await sql`alter table out_of_reach rename to shoppers`.execute(db);
    }
  });
  it('SAVE-05 its message says nothing any more once it was used', async () => {
    const codes = open();
    const kim = subject();
    await codes.request(kim);
    const [message] = queued;
    const write = codes.writer(({ address, code }) =>
      Promise.resolve({ subject: `${address} ${code}`, paragraphs: [] }),
    );
    const site = { slug: 'harbour', site: { name: 'Harbour' }, config: {} } as ConfiguredSite;
    const occasion = { site, ref: message?.ref ?? '', secret: message?.secret, by: 'mail' } as const;
    expect(await write(occasion)).toMatchObject({ to: kim.address, subject: `${kim.address} ${lastCode()}` });
    await codes.verify(kim, lastCode());
    expect(await write(occasion)).toBeUndefined();
  });
});

describe('accounts', () => {
  const HOST = 'harbour.example';
  const start = async (address = `robin${(people += 1)}@example.com`, by: 'mail' | 'sms' = 'mail') => {
    const codes = open();
    const accounts = new Accounts({ db: database.db, codes, now: () => now });
    const kim = subject({ address, by });
    await codes.request(kim);
    const account = await accounts.signIn('harbour', { by, address }, lastCode(), kim.holder);
    if (!account) throw new Error('no account');
    return { codes, accounts, account };
  };
  const cookieOf = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]).join('; ');
  const sessions = () => accountSessions({ db: database.db, now: () => now });

  it('SAVE-05 the first sign-in makes the account, the second finds it', async () => {
    const { account } = await start('again@example.com');
    now += CODE_RULES.resendMs;
    const second = await start('again@example.com');
    expect(second.account).toEqual(account);
  });
  it('SAVE-05 a session is known to its own site, slides on, and ends in any case', async () => {
    const { account } = await start();
    const cookie = cookieOf(await sessions().open('harbour', account.id, { cookies: undefined, host: HOST }));
    expect(await sessions().shopperOf('harbour', cookie)).toEqual({ id: account.id, knownBy: 'account' });
    expect(await sessions().shopperOf('northline', cookie)).toBeUndefined();
    const begun = now;
    while (now + SESSION_RULES.idleMs - 1 < begun + SESSION_RULES.longestMs) {
      now += SESSION_RULES.idleMs - 1;
      expect(await sessions().shopperOf('harbour', cookie)).toBeDefined();
    }
    now = begun + SESSION_RULES.longestMs;
    expect(await sessions().shopperOf('harbour', cookie)).toBeUndefined();
  });
  it('SAVE-05 a session from before the host-only name goes on, and its next one has that name', async () => {
    const { account } = await start();
    const before = await sessions().open('harbour', account.id, { cookies: undefined, host: HOST });
    const old = cookieOf(before).replace('__Host-', '');
    expect(await sessions().shopperOf('harbour', old)).toMatchObject({ id: account.id });
    const next = await sessions().open('harbour', account.id, { cookies: old, host: HOST });
    expect(next[0]).toMatch(/^__Host-forecourt_account=/);
    expect(await sessions().shopperOf('harbour', old)).toBeUndefined();
    // what a sibling host planted changes nothing
    const planted = `forecourt_account=${'A'.repeat(43)}`;
    expect(await sessions().shopperOf('harbour', `${planted}; ${cookieOf(next)}`)).toMatchObject({ id: account.id });
  });
  it('SAVE-05 an unused session ends', async () => {
    const { account } = await start();
    const cookie = cookieOf(await sessions().open('harbour', account.id, { cookies: undefined, host: HOST }));
    now += SESSION_RULES.idleMs;
    expect(await sessions().shopperOf('harbour', cookie)).toBeUndefined();
  });
  it('SAVE-05 sign-in makes its own token and ends the one that came with the visitor', async () => {
    const { account } = await start();
    const first = cookieOf(await sessions().open('harbour', account.id, { cookies: undefined, host: HOST }));
    const planted = `forecourt_account=${'A'.repeat(43)}`;
    const second = await sessions().open('harbour', account.id, { cookies: `${planted}; ${first}`, host: HOST });
    expect(cookieOf(second)).not.toContain('A'.repeat(43));
    expect(await sessions().shopperOf('harbour', first)).toBeUndefined();
    expect(await sessions().shopperOf('harbour', planted)).toBeUndefined();
    expect(await sessions().shopperOf('harbour', cookieOf(second))).toBeDefined();
    expect(second[0]).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    const rows = await database.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(/=([\w-]{43})/.exec(cookieOf(second))?.[1]);
  });
  it('SAVE-05 an address that a code proves joins the account that has nothing else, with what it saved', async () => {
    const watchlists = new Watchlists({ db: database.db, now: () => now });
    const mobile = await start('+61412000001', 'sms');
    await watchlists.save('harbour', mobile.account.id, ['1', '2']);
    const { codes, accounts, account } = await start();
    await watchlists.save('harbour', account.id, ['2', '3']);
    const requested = subject({ purpose: 'new-address', holder: account.id, address: '+61412000001', by: 'sms' });
    await codes.request(requested);
    const change = (code: string) =>
      accounts.changeAddress('harbour', account.id, { by: 'sms', address: requested.address }, code);
    expect(await change(other(lastCode()))).toBe('wrong-code');
    expect(await change(lastCode())).toBe('changed');
    expect(await accounts.account('harbour', account.id)).toMatchObject({
      phone: '+61412000001',
      email: account.email,
    });
    expect(await accounts.account('harbour', mobile.account.id)).toBeUndefined();
    expect((await watchlists.of('harbour', account.id)).map(({ vehicleId }) => vehicleId).sort()).toEqual([
      '1',
      '2',
      '3',
    ]);
    // the account has two addresses now: a third person's proof does not swallow it
    const third = await start();
    now += CODE_RULES.resendMs;
    await third.codes.request({ ...requested, holder: third.account.id });
    const taken = await third.accounts.changeAddress(
      'harbour',
      third.account.id,
      { by: 'sms', address: requested.address },
      lastCode(),
    );
    expect(taken).toBe('taken');
  });
  it('SAVE-05 an erased account leaves nothing of the shopper', async () => {
    const { accounts, account } = await start('gone@example.com');
    await new Watchlists({ db: database.db }).save('harbour', account.id, ['1']);
    const cookie = cookieOf(await sessions().open('harbour', account.id, { cookies: undefined, host: HOST }));
    await accounts.erase('harbour', account.id);
    expect(await sessions().shopperOf('harbour', cookie)).toBeUndefined();
    for (const table of ['shoppers', 'sessions', 'watchlist', 'sign_in_codes', 'sign_in_code_sends'] as const) {
      const rows = await database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`gone@example|${account.id}`));
    }
  });
});
