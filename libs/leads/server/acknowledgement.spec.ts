import { describe, expect, it } from 'vitest';
import type { QueuedMessage } from '@forecourt/service/messages';
import { sendCounts } from '@forecourt/service/privacy';
import { acknowledge, acknowledgement, ENQUIRY_RECEIVED } from './acknowledgement.js';
import { leadsSuite } from './testing/leadsSuite.js';
import { buildEnquiry, buildView, KIA, siteWith } from './testing/samples.js';
import { openLeads } from './testing/leadHarness.js';

const { site } = siteWith({});
const sends = sendCounts('k'.repeat(32));
/** With the words of the forms for what follows. */
const worded = {
  ...site,
  config: { ...site.config, forms: { nextSteps: { vehicle: ['{dealer} answers within one business day.'] } } },
};
const yard = site.site.locations.find(({ primary }) => !primary)!;
const written = (changes: Parameters<typeof buildView>[0], vehicle?: typeof KIA) => {
  const { leadId, enquiry } = buildView(changes, vehicle);
  return acknowledgement(worded, { leadId, enquiry, vehicle }, vehicle && `/cars/${vehicle.slug}`);
};

describe('the mail that an enquiry has come', () => {
  it('FORM-03 names reference, vehicle with its picture, the yard with its own number, and when to expect an answer', () => {
    const vehicle = {
      ...KIA,
      images: [{ url: 'feed/kia.webp' }],
      location: { slug: yard.slug, name: yard.name },
    };
    const { to, subject, place, picture, facts, action, paragraphs } = written(
      { category: 'Vehicle Enquiry' },
      vehicle,
    );
    expect([to, subject, place]).toEqual(['kim@shopper.example', 'We have your enquiry: 2021 Kia Rio', yard.slug]);
    expect(picture).toMatchObject({ path: expect.stringMatching(/^\/media\/feed\/kia\.webp\?w=480/) as string });
    expect(Object.fromEntries(facts ?? [])).toMatchObject({
      Reference: '6B1F5F0E',
      Vehicle: '2021 Kia Rio',
      Where: expect.stringContaining(yard.name) as string,
      Phone: yard.phone,
      Hours: expect.stringContaining('Mon') as string,
    });
    expect(action).toEqual({ label: 'See the vehicle', path: '/cars/kia-1' });
    expect(paragraphs.at(-1)).toBe(`${site.site.name} answers within one business day.`);
  });

  it('TEN-03 says it in the dealer’s own words', () => {
    const words = { 'leads.received.text': ['Ta, ', ['dealer'], ' has it.'], 'enquiry.greeting.nobody': ['G’day,'] };
    const { leadId, enquiry } = buildView({});
    const own = { ...site, config: { ...site.config, words } };
    const message = acknowledgement(own, { leadId, enquiry, vehicle: undefined }, undefined);
    expect(message.paragraphs).toEqual([
      'G’day,',
      `Ta, ${site.site.name} has it.`,
      // what follows is the platform’s: the dealer has no words of its own for it
      `${site.site.name} answers by phone or email, usually within one business day.`,
    ]);
  });

  it('FORM-03 says nothing that was typed: the address may be that of another person', () => {
    const name = 'LOAN OVERDUE pay at https://evil.example';
    const message = written({ name, message: name, rego: name, answers: { [name]: name } });
    expect(JSON.stringify(message)).not.toContain('evil.example');
    expect(JSON.stringify(message)).not.toContain('LOAN');
  });
});

describe('who gets it', () => {
  const suite = leadsSuite();
  const queuedFor = async (email: string, { acknowledges = true, hasOwnMails = false } = {}) => {
    const leads = openLeads(suite.database, []);
    const leadId = await leads.send({ email });
    await leads.close();
    const queued: QueuedMessage[] = [];
    const queue = (_trx: unknown, messages: readonly QueuedMessage[]) => Promise.resolve(void queued.push(...messages));
    const enquiry = { ...buildEnquiry({ email }), received_at: '' };
    const configured = { ...site, leads: { ...site.leads, acknowledges } };
    await suite.database.db
      .transaction()
      .execute((trx) =>
        acknowledge(trx, { site: configured, leadId, enquiry, hasOwnMails }, { sends, queue, now: Date.now }),
      );
    return queued.map(({ kind, ref }) => [kind, ref === leadId]);
  };
  it('FORM-03 every shopper, unless the site sends none or the lead has a mail of its own', async () => {
    expect(await queuedFor('a@shopper.example')).toEqual([[ENQUIRY_RECEIVED, true]]);
    expect(await queuedFor('b@shopper.example', { acknowledges: false })).toEqual([]);
    expect(await queuedFor('c@shopper.example', { hasOwnMails: true })).toEqual([]);
  });
  it('FORM-03 no address gets more than three a day, however it is written', async () => {
    for (const email of ['d@shopper.example', 'D+1@shopper.example', 'd+loan@Shopper.example'])
      expect(await queuedFor(email)).toHaveLength(1);
    expect(await queuedFor('d+2@shopper.example')).toEqual([]);
  });
});
