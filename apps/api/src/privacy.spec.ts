import { describe, expect, it } from 'vitest';
import { forgetOldLeads } from '@forecourt/leads';
import { describeService } from './testing/describeService.js';

const DAY = 24 * 3_600_000;

await describeService('personal data', (tested) => {
  const { call, send, enquiry } = tested;
  const operator = (work: 'export' | 'erase', payload: object, token = tested.service.adminToken) =>
    call(`/api/admin/people/${work}`, { method: 'POST', payload, headers: { 'x-admin-token': token } });
  const recordsOf = async (person: object, site = 'harbour') =>
    (await operator('export', person))
      .json<{ sites: { site: string; records: Record<string, Record<string, unknown>[]> }[] }>()
      .sites.find((item) => item.site === site)?.records ?? {};
  const address = () => `${crypto.randomUUID().slice(0, 8)}@shopper.example`;

  describe('personal data', () => {
    it('FORM-08 a consent is kept with its words, version and time, and without its words there is none', async () => {
      const email = address();
      await send(enquiry({ email, opt_in: true, opt_in_text: 'Send me news.', opt_in_version: '3' }));
      await send(enquiry({ email, opt_in: true }));
      await send(enquiry({ email, opt_in: false, opt_in_text: 'Send me news.', opt_in_version: '3' }));
      const { consents = [] } = await recordsOf({ email: email.toUpperCase() });
      expect(consents).toHaveLength(1);
      expect(consents[0]).toMatchObject({ purpose: 'marketing', wording: 'Send me news.', version: '3', email });
      expect(Date.parse(String(consents[0]?.['given_at']))).toBeGreaterThan(Date.now() - 60_000);
    });

    it('an export has what one person left, by address or by number however it is written, and nothing of another', async () => {
      const email = address();
      const number = `04${Math.floor(1e7 + Math.random() * 8e7)}`;
      await send(enquiry({ email, message: 'by address' }));
      await send(enquiry({ email: address(), phone: `+61 ${number.slice(1)}`, message: 'by number' }));
      await send(enquiry({ email: address(), message: 'somebody else' }));
      const { enquiries = [] } = await recordsOf({ email, phone: `${number.slice(0, 4)} ${number.slice(4)}` });
      const messages = enquiries.map(({ payload }) => (payload as { message: string }).message);
      expect(messages.sort()).toEqual(['by address', 'by number']);
    });

    it('an erasure leaves nothing of a person: no lead, no delivery, no stored message, no consent', async () => {
      const [email, other] = [address(), address()];
      const [gone] = [await send(enquiry({ email, opt_in: true, opt_in_text: 'News', opt_in_version: '1' }))];
      await send(enquiry({ email: other }));
      const { lead_id: lead } = gone.json<{ lead_id: string }>();
      await tested.settle();
      const { db } = tested.service.database;
      const erased = (await operator('erase', { email })).json<{ sites: { site: string; erased: object }[] }>();
      expect(erased.sites.find(({ site }) => site === 'harbour')?.erased).toMatchObject({ enquiries: 1, consents: 1 });
      const everything = JSON.stringify(
        await Promise.all(
          (['leads', 'outbox', 'messages', 'consents', 'erasures'] as const).map((table) =>
            db.selectFrom(table).selectAll().execute(),
          ),
        ),
      );
      expect(everything).not.toContain(email);
      expect(everything).not.toContain(lead);
      expect(everything).toContain(other);
      expect((await operator('erase', { email })).json()).toHaveProperty('sites');
      const noted = await db.selectFrom('erasures').selectAll().execute();
      expect(noted.filter(({ counts }) => (counts as { enquiries?: number }).enquiries === 1)).not.toHaveLength(0);
    });

    it.each([
      [{}, 'An e-mail address or a phone number must be given.'],
      [{ email: '%' }, '"%" is no e-mail address.'],
      [{ phone: 'x' }, '"x" is no phone number.'],
      [{ email: 'kim@example.com', site: 'mars' }, 'There is no site "mars".'],
    ])('%j is refused with a sentence', async (body, reason) => {
      const answer = await operator('erase', body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ error: { message: string } }>().error.message).toContain(reason);
    });

    it('only the operator of this machine may ask', async () => {
      expect((await operator('export', { email: 'kim@example.com' }, 'guessed')).statusCode).toBe(404);
    });

    it('leads of a site that keeps them for 30 days go after 30 days, save those that still wait', async () => {
      const { db } = tested.service.database;
      const [left, waiting] = [address(), address()];
      await send(enquiry({ email: left }));
      await tested.settle();
      await tested.service.deliveries.stop();
      await send(enquiry({ email: waiting }));
      const site = tested.service.sites.bySlug('harbour')!;
      const keeping = (keepDays: number | null) => ({ ...site, leads: { ...site.leads, keepDays } });
      const keeps = keeping(30);
      const found = async () => [
        (await recordsOf({ email: left }))['enquiries']?.length,
        (await recordsOf({ email: waiting }))['enquiries']?.length,
      ];
      await forgetOldLeads(db, keeps, Date.now() + 29 * DAY);
      expect(await found()).toEqual([1, 1]);
      expect(await forgetOldLeads(db, keeping(null), Date.now() + 3000 * DAY)).toBe(0);
      expect(await forgetOldLeads(db, keeps, Date.now() + 31 * DAY)).toBeGreaterThan(0);
      expect(await found()).toEqual([0, 1]);
    });
  });
});
