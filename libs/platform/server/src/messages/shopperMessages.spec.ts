import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/index.js';
import { memoryDatabase } from '../database/testing/index.js';
import { storedMessages, unconfiguredPorts, smsGateway, smtpMail, type OutboundPorts } from '../outbound/index.js';
import { startMailServer, startReceiver, type MailServer, type Receiver } from '../outbound/testing/index.js';
import { resolveConfig, sectionOf, siteConfig, siteSection, themeConfig } from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '../sites/index.js';
import type { Ceilings } from './dailyCeilings.js';
import { listMessages, messagesAbout } from './messageStates.js';
import { sealer } from './seal.js';
import { ShopperMessages } from './shopperMessages.js';
import type { MessageWriter } from './message.js';
import type { QueuedMessage } from './queue.js';

const DEALERS = path.join(import.meta.dirname, '../../../../../dealers');
const layer = JSON.parse(readFileSync(path.join(DEALERS, 'harbour/site.json'), 'utf8')) as Record<string, unknown>;
const { values: config } = resolveConfig(
  [siteConfig, themeConfig],
  [
    {
      name: 'harbour',
      values: { site: { ...(layer['site'] as object), name: 'Banksia Motors', email: 'sales@banksia.example' } },
    },
  ],
);
const site: ConfiguredSite = {
  slug: 'banksia',
  template: 'preowned',
  source: {},
  dir: '',
  config,
  site: sectionOf({ config }, siteSection),
  stockOwner: 'banksia',
  leads: {
    targets: [],
    refusedAttempts: 1,
    retryHours: 1,
    keepDays: null,
    acknowledges: true,
    photoLinkDays: 30,
    unverified: 'send',
  },
  paths: {},
  serverOnly: new Map(),
  explain: () => '',
};
const sites: Sites = {
  all: [site],
  broken: [],
  bySlug: (slug) => (slug === 'banksia' ? site : undefined),
  byHost: () => site,
};
const HELD: QueuedMessage = { site: 'banksia', kind: 'held', ref: 'R-1', by: 'mail' };

describe('messages to shoppers', { timeout: 30_000 }, () => {
  let database: OpenDatabase;
  let smtp: MailServer;
  let gateway: Receiver;
  let writer: MessageWriter;
  let now = Date.now();
  let ports: Pick<OutboundPorts, 'mail' | 'sms'>;
  const opened: ShopperMessages[] = [];
  beforeAll(async () => {
    database = await memoryDatabase();
    smtp = await startMailServer();
    gateway = await startReceiver();
    const sms = smsGateway({ url: gateway.url, key: 'sms-key', from: 'Banksia', allowsLoopback: true });
    ports = { mail: smtpMail({ url: `smtp://127.0.0.1:${smtp.port}`, from: 'notices@forecourt.example' }), sms };
  }, 60_000);
  beforeEach(async () => {
    now = Date.now() + 5000;
    smtp.received.length = 0;
    smtp.refuse = () => undefined;
    gateway.received.length = 0;
    await database.db.deleteFrom('outbox').execute();
    await database.db.deleteFrom('message_totals').execute();
    notices.length = 0;
    writer = ({ ref, secret }) =>
      Promise.resolve({
        to: 'kim@shopper.example',
        subject: `Reserved\r\nBcc: all@shopper.example`,
        paragraphs: [`We hold it for you. <b>${secret ?? ''}</b>`],
        facts: [['Reference', ref]],
        action: { label: 'See it', path: '/reservation?a=1&b=2' },
        attachments: [{ name: 'drive.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
      });
  });
  afterEach(() => Promise.all(opened.splice(0).map((messages) => messages.stop())));
  afterAll(async () => {
    await Promise.all([smtp.close(), gateway.close()]);
    await database.close();
  });

  const notices: string[] = [];
  const open = (
    changes: { ports?: Pick<OutboundPorts, 'mail' | 'sms'>; key?: string; ceilings?: Partial<Ceilings> } = {},
  ) => {
    const messages = new ShopperMessages({
      db: database.db,
      sites,
      ports: changes.ports ?? ports,
      writers: new Map(['held', 'desk-code'].map((kind) => [kind, (occasion) => writer(occasion)])),
      ceilings: changes.ceilings,
      alwaysLeave: new Set(['desk-code']),
      onNotice: (line) => void notices.push(line),
      originOf: () => 'https://www.banksia.example',
      key: changes.key ?? 'a key of the installation',
      now: () => now,
      chance: () => 0.5,
    });
    opened.push(messages);
    return messages;
  };
  const queue = (messages: ShopperMessages, ...queued: QueuedMessage[]) =>
    database.db.transaction().execute((trx) => messages.queue(trx, queued));
  const entry = () => database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

  it('API-04 is signed by the place that it is about, and shows a picture of the site’s own', async () => {
    const place = site.site.locations.find(({ primary }) => !primary)!;
    const words = { to: 'kim@shopper.example', subject: 'Held', paragraphs: ['We hold it.'] };
    writer = () =>
      Promise.resolve({ ...words, place: place.slug, picture: { path: '/media/kia.webp?w=480', text: 'Kia "Rio"' } });
    const messages = open();
    await queue(messages, HELD);
    await messages.drain();
    const { text, html } = smtp.received[0]!.mail;
    for (const line of [`Banksia Motors, ${place.name}`, place.phone, place.address.street])
      expect(text).toContain(line);
    expect(String(html)).toContain(
      '<img src="https://www.banksia.example/media/kia.webp?w=480" alt="Kia &#34;Rio&#34;" width="480"',
    );
  });

  it('API-04 leave by mail once, with the sender’s name, the facts, the link and the file, and no header from outside', async () => {
    const messages = open();
    await queue(messages, HELD, HELD);
    await queue(messages, HELD);
    await messages.drain();
    expect(smtp.received).toHaveLength(1);
    const [{ mail, to }] = smtp.received as [MailServer['received'][0]];
    expect(to).toEqual(['kim@shopper.example']);
    expect(mail.subject).toBe('Reserved Bcc: all@shopper.example');
    expect(mail.from?.value[0]).toMatchObject({ name: 'Banksia Motors', address: 'notices@forecourt.example' });
    expect(mail.replyTo?.value[0]?.address).toBe('sales@banksia.example');
    expect(mail.text).toContain('Reference: R-1');
    expect(mail.text).toContain('See it: https://www.banksia.example/reservation?a=1&b=2');
    expect(String(mail.html)).toContain('&#60;b&#62;');
    expect(String(mail.html)).not.toContain('<b>');
    expect(mail.headers.has('list')).toBe(false);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['drive.ics']);
    expect((await entry()).done_at).not.toBeNull();
  });

  it('SAVE-07 what can be stopped has the header that mail programs show a button for (RFC 8058)', async () => {
    const messages = open();
    await queue(messages, HELD);
    writer = () =>
      Promise.resolve({
        to: 'kim@shopper.example',
        subject: 'A new price',
        paragraphs: ['It is cheaper now.'],
        stop: { path: '/alerts?token=t', postPath: '/api/alerts/unsubscribe?token=t' },
      });
    await messages.drain();
    const [{ mail, raw }] = smtp.received as [MailServer['received'][0]];
    const headers = raw.replace(/\r\n[ \t]+/g, ' ');
    expect(headers).toMatch(
      /^List-Unsubscribe: <https:\/\/www\.banksia\.example\/api\/alerts\/unsubscribe\?token=t>\r$/m,
    );
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(mail.text).toContain('https://www.banksia.example/alerts?token=t');
  });

  it('API-04 leave by SMS through the gateway under its key, named by the sender', async () => {
    const messages = open();
    writer = () => Promise.resolve({ to: '+61491570006', subject: '', paragraphs: ['Your code is 123456.'] });
    await queue(messages, { ...HELD, by: 'sms' });
    await messages.drain();
    expect(gateway.received).toHaveLength(1);
    const [{ headers, body }] = gateway.received as [Receiver['received'][0]];
    expect(headers.authorization).toBe('Bearer sms-key');
    expect(JSON.parse(body)).toMatchObject({
      to: '+61491570006',
      from: 'Banksia',
      text: 'Banksia Motors: Your code is 123456.',
    });
  });

  it('a secret is unreadable in the database, opens for its own entry alone, and not under another key', async () => {
    const messages = open();
    await queue(messages, { ...HELD, secret: '482913' });
    const { payload, key } = await entry();
    expect(JSON.stringify(payload)).not.toContain('482913');
    const { sealed } = payload as unknown as { sealed: string };
    expect(sealer('a key of the installation').open(sealed, key)).toBe('482913');
    expect(sealer('a key of the installation').open(sealed, `${key}2`)).toBeUndefined();
    expect(sealer('another').open(sealed, key)).toBeUndefined();
    await open({ key: 'another' }).drain();
    expect(await entry()).toMatchObject({ last_error: 'it was sealed by a key that is gone' });
    expect((await entry()).failed_at).not.toBeNull();
  });

  it('API-04 no more leave in a day than the most: others wait for the next, log and desk say so, the desk’s codes leave', async () => {
    const messages = open({ ceilings: { mail: 5 } });
    const many = Array.from({ length: 12 }, (_, n) => ({ ...HELD, ref: `R-${n}` }));
    await queue(messages, ...many);
    await messages.drain();
    expect(smtp.received).toHaveLength(5);
    expect(notices).toEqual([
      '4 of at most 5 mails to shoppers have left today.',
      expect.stringContaining('5 mails to shoppers have left today, which is the most in a day') as string,
    ]);
    expect(await messages.notices('banksia')).toEqual([notices[1]]);
    expect([await messages.isFull('mail'), await messages.isFull('sms')]).toEqual([true, false]);
    await queue(messages, { ...HELD, kind: 'desk-code', ref: 'C-1' });
    await messages.drain();
    expect(smtp.received).toHaveLength(6);
    now += 24 * 3_600_000;
    await messages.drain();
    expect(smtp.received).toHaveLength(11);
    expect(notices).toHaveLength(4);
  });

  it('API-04 a mail that did not leave takes no place of the day', async () => {
    const messages = open({ ceilings: { mail: 1 } });
    smtp.refuse = () => 451;
    await queue(messages, HELD);
    await messages.drain();
    expect(await messages.isFull('mail')).toBe(false);
    smtp.refuse = () => undefined;
    now += 3_600_000;
    await messages.drain();
    expect(smtp.received).toHaveLength(1);
    expect(await messages.isFull('mail')).toBe(true);
  });

  it('wait for their time, and are dropped when their writer has nothing to say any more', async () => {
    const messages = open();
    await queue(messages, { ...HELD, at: new Date(now + 24 * 3_600_000) });
    await messages.drain();
    expect(smtp.received).toHaveLength(0);
    now += 25 * 3_600_000;
    writer = () => Promise.resolve(undefined);
    await messages.drain();
    expect(smtp.received).toHaveLength(0);
    expect((await entry()).done_at).not.toBeNull();
  });

  it('a reminder of weeks ahead is tried for days from when it is due, not from when it was queued', async () => {
    const messages = open({ ports: unconfiguredPorts });
    await queue(messages, { ...HELD, at: new Date(now + 30 * 24 * 3_600_000) });
    now += 30 * 24 * 3_600_000 + 1000;
    await messages.drain();
    expect(await entry()).toMatchObject({ failed_at: null, attempts: 1 });
    await open().drain();
    expect(smtp.received).toHaveLength(0);
    now += 3_600_000;
    await open().drain();
    expect(smtp.received).toHaveLength(1);
  });

  it('an address that refuses is given up, and the reason holds nothing of it', async () => {
    const messages = open();
    smtp.refuse = () => 550;
    await queue(messages, HELD);
    for (let tries = 0; tries < 3; tries += 1) {
      await messages.drain();
      now += 3_600_000;
    }
    const { failed_at: failedAt, last_error: reason } = await entry();
    expect(failedAt).not.toBeNull();
    expect(reason).not.toContain('shopper.example');
  });

  it('API-04 one that fails is named in the log and at its dealer’s desk, without whom it was to', async () => {
    const messages = open();
    smtp.refuse = () => 550;
    await queue(messages, HELD, { ...HELD, ref: 'R-2' });
    for (let tries = 0; tries < 3; tries += 1) {
      await messages.drain();
      now += 3_600_000;
    }
    expect(notices.filter((line) => line.includes('R-1'))).toEqual([
      expect.stringMatching(/^The mail "held" \(R-1\) of banksia was not sent: SMTP 550 at RCPT TO/),
      expect.stringMatching(/^The mail "held" \(R-1\) of banksia was not sent and is given up: SMTP 550 at RCPT TO/),
    ]);
    expect(notices.join()).not.toContain('shopper.example');
    expect(await messages.notices('banksia')).toEqual([
      expect.stringMatching(
        /^2 messages to shoppers did not arrive in the last seven days\. The last one failed with: SMTP 550/,
      ),
    ]);
    expect(await messages.notices('other')).toEqual([]);
    const waiting = open({ ports: unconfiguredPorts });
    await queue(waiting, { ...HELD, ref: 'R-3' });
    await waiting.drain();
    expect((await waiting.notices('banksia'))[1]).toBe(
      '1 message to a shopper waits: no mail server is configured (FORECOURT_SMTP_URL).',
    );
    now += 8 * 24 * 3_600_000;
    expect(await messages.notices('banksia')).toHaveLength(1);
  });

  it('API-04 what went out about something is listed by its state, and what is only stored is not sent', async () => {
    const messages = open();
    await queue(messages, HELD, { ...HELD, ref: 'R-10' });
    const stored = open({ ports: storedMessages(database.db) });
    await stored.drain();
    await queue(messages, { ...HELD, kind: 'desk-code' });
    await messages.drain();
    const about = await messagesAbout(database.db, 'banksia', [
      { kind: 'held', ref: 'R-1' },
      { kind: 'desk-code', ref: 'R-1' },
    ]);
    const listed = await listMessages(database.db, { site: 'banksia', state: 'stored', limit: 10 });
    expect(listed.map(({ site, ref, sent_at: sent }) => [site, ref, sent])).toEqual([
      ['banksia', 'R-10', null],
      ['banksia', 'R-1', null],
    ]);
    expect(await listMessages(database.db, { state: 'sent', limit: 10 })).toMatchObject([{ kind: 'desk-code' }]);
    expect(await listMessages(database.db, { limit: 2 })).toHaveLength(2);
    expect(JSON.stringify(listed)).not.toContain('shopper.example');
    expect(about.map(({ kind, by, state, reason }) => [kind, by, state, reason])).toEqual([
      ['held', 'mail', 'stored', null],
      ['desk-code', 'mail', 'sent', null],
    ]);
  });

  it('a kind without a writer is a dead letter at once', async () => {
    const messages = open();
    await queue(messages, { ...HELD, kind: 'constructor' });
    await messages.drain();
    expect(await entry()).toMatchObject({ last_error: 'nothing writes "constructor"' });
  });
});
