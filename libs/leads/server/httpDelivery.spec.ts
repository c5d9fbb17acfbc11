import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LeadTarget } from '@forecourt/site-config';
import { httpPost } from '@forecourt/service/outbound';
import { openLeads, SECRETS } from './testing/leadHarness.js';
import { leadsSuite } from './testing/leadsSuite.js';
import { startMailServer, startReceiver, type Receiver } from '@forecourt/service/outbound/testing';

const suite = leadsSuite();
const { opened } = suite;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await opened(startReceiver());
});

const hook = (name = 'hook', path = '/hook'): LeadTarget => ({
  name,
  kind: 'webhook',
  url: `${receiver.url}${path}`,
  secret: 'HOOK_SECRET',
});
const adf = (): LeadTarget => ({
  name: 'dms',
  kind: 'adf-post',
  url: `${receiver.url}/adf`,
  authorization: 'DMS_AUTHORIZATION',
});
const start = (targets: readonly LeadTarget[], options: Parameters<typeof openLeads>[2] = {}) =>
  opened(openLeads(suite.database, targets, options));

describe('leads by HTTP', { timeout: 30_000 }, () => {
  it('FORM-13 a webhook can be verified by what Standard Webhooks publishes, and by hand', async () => {
    const leads = await start([hook()]);
    const lead = await leads.send({ category: 'Vehicle Enquiry', vehicle_slug: 'kia-1', answers: { Size: 'L' } });
    await leads.deliveries.drain();
    const [request] = receiver.received;
    if (!request) throw new Error('nothing arrived');
    const { headers, body } = request;
    expect(headers['idempotency-key']).toBe(`lead.${lead}.hook`);
    expect(headers['webhook-id']).toBe(`lead.${lead}.hook`);
    const secret = SECRETS['HOOK_SECRET'] ?? '';
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'lead.created',
      lead: { id: lead, category: 'Vehicle Enquiry', customer: { name: 'Kim' }, vehicle: { stocknum: 'K1' } },
    });
    expect(() => new Webhook(secret).verify(body.replace('Kim', 'Sam'), headers as Record<string, string>)).toThrow();
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  it('ADF is posted with its type and the target’s authorization', async () => {
    const leads = await start([adf()]);
    await leads.send();
    await leads.deliveries.drain();
    expect(receiver.received[0]?.headers).toMatchObject({
      'content-type': 'application/x-adf+xml; charset=utf-8',
      authorization: 'Basic ZG1zOng=',
    });
    expect(receiver.received[0]?.body).toContain('<?adf version="1.0"?>');
  });

  it('one of three targets that is down for a day delays neither of the others, and gets the lead when it is back', async () => {
    const server = await opened(startMailServer());
    const leads = await start([hook(), adf(), { name: 'desk', kind: 'mail', to: 'desk@dealer.example' }], {
      smtpPort: server.port,
    });
    let isDown = true;
    receiver.answer = (path) => ({ status: path === '/adf' && isDown ? 503 : 200 });
    const lead = await leads.send();
    await leads.deliveries.drain();
    expect(await leads.states(lead)).toEqual({ hook: 'sent', dms: 'waiting', desk: 'sent' });
    await leads.pass(24, 60);
    isDown = false;
    await leads.pass(1);
    expect(await leads.states(lead)).toEqual({ hook: 'sent', dms: 'sent', desk: 'sent' });
    expect(receiver.received.filter(({ path }) => path === '/hook')).toHaveLength(1);
    expect(server.received).toHaveLength(1);
    // every try of a lead is the same one to its receiver
    const tries = receiver.received.filter(({ path }) => path === '/adf');
    expect(tries.length).toBeGreaterThan(20);
    expect(new Set(tries.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it.each([
    [400, 'dead', 3],
    [404, 'dead', 3],
    [410, 'dead', 3],
    [302, 'dead', 3],
    [408, 'waiting', 0],
    [425, 'waiting', 0],
    [429, 'waiting', 0],
    [500, 'waiting', 0],
  ])('an answer of %i leaves the lead %s', async (status, state, tries) => {
    const leads = await start([hook()]);
    receiver.answer = () => ({ status, headers: { location: `${receiver.url}/elsewhere` } });
    const lead = await leads.send();
    await leads.pass(3);
    expect(await leads.states(lead)).toEqual({ hook: state });
    if (tries > 0) expect(receiver.received).toHaveLength(tries);
    expect(receiver.received.every(({ path }) => path === '/hook')).toBe(true);
  });

  it('waits as long as a target asks with Retry-After', async () => {
    const leads = await start([hook()]);
    receiver.answer = () => ({ status: 429, headers: { 'retry-after': '1800' } });
    await leads.send();
    await leads.pass(0.4, 5);
    expect(receiver.received).toHaveLength(1);
  });

  it('a receiver that never answers ends in a retry', async () => {
    const leads = await start([hook('slow', '/slow'), hook()], { tryMs: 300 });
    receiver.answer = (path) => (path === '/slow' ? undefined : { status: 200 });
    const lead = await leads.send();
    await leads.deliveries.drain();
    expect(await leads.states(lead)).toEqual({ slow: 'waiting', hook: 'sent' });
    expect((await leads.desk.list({ state: 'waiting' }))[0]?.reason).toMatch(/^no answer|TimeoutError/);
  });

  it('posts to no private address unless its host is allowed, and without TLS to this machine in development alone', async () => {
    const secretOf = (name: string) => SECRETS[name];
    const production = httpPost({ secretOf });
    const post = {
      id: 'x',
      site: 'a',
      contentType: 'application/json',
      body: '{}',
      subject: '',
      secret: undefined,
      authorization: undefined,
    };
    const signal = AbortSignal.timeout(5000);
    for (const url of [
      receiver.url,
      receiver.url.replace('127.0.0.1', 'localhost'),
      'https://10.0.0.5/x',
      'https://[::1]/x',
      'https://169.254.169.254/x',
    ])
      await expect(production.send({ ...post, url }, signal), url).rejects.toThrow(/no public address|only https/);
    const inside = httpPost({ secretOf, privateHosts: ['localhost'] });
    await inside.send({ ...post, url: receiver.url.replace('127.0.0.1', 'localhost') }, signal);
    expect(receiver.received).toHaveLength(1);
  });

  it('without its secret a target waits for the operator', async () => {
    const leads = await start([hook()], {
      ports: { post: httpPost({ secretOf: () => undefined, allowsLoopback: true }) },
    });
    const lead = await leads.send();
    await leads.pass(100, 600);
    expect(await leads.states(lead)).toEqual({ hook: 'waiting' });
    expect((await leads.desk.list())[0]?.reason).toBe('the environment variable HOOK_SECRET is not set');
    expect(receiver.received).toEqual([]);
  });
});
