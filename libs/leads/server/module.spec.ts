import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '@forecourt/contracts/api';
import type { QueuedMessage } from '@forecourt/service/messages';
import { defineModule, makeServiceContext, provide, type ProvidedPort, type ServiceContext } from '@forecourt/service';
import { ENQUIRY_RECEIVED } from './acknowledgement.js';
import { leadBookingsPort, type LeadBookings } from './leadBookings.js';
import { leadCountsPort, type LeadCounts } from './leadCounts.js';
import { leadsPort, type TakeOptions } from './leads.js';
import { leadsModule } from './module.js';
import { leadsSuite } from './testing/leadsSuite.js';
import { buildEnquiry, siteWith } from './testing/samples.js';

const suite = leadsSuite();

/** The module, and one that provides some of its ports. */
function serviceOf(provides: readonly ProvidedPort[] = []) {
  const { site, sites } = siteWith({});
  const queued: string[] = [];
  const service = makeServiceContext([leadsModule, defineModule({ id: 'others', provides })], {
    ...{ db: suite.database.db, sites, key: 'k'.repeat(43), now: Date.now, writesPerMinute: 20 },
    originOf: () => 'https://harbour.example',
    messages: {
      queue: (_trx: unknown, messages: readonly QueuedMessage[]) =>
        Promise.resolve(void queued.push(...messages.map(({ kind }) => kind))),
    },
    onCommit: () => undefined,
    onNotice: () => undefined,
  } as unknown as ServiceContext);
  const leadsInStore = () => suite.database.db.selectFrom('leads').select('id').execute();
  const take = (options: TakeOptions = {}) =>
    service.port(leadsPort).take(site, buildEnquiry(), undefined, undefined, options);
  return { take, queued, leadsInStore };
}

const bookingsOf = (changes: Partial<LeadBookings>): ProvidedPort =>
  provide(leadBookingsPort, () => ({
    refuseTaken: () => Promise.resolve(),
    book: () => Promise.resolve(false),
    ofLead: () => Promise.resolve(undefined),
    ...changes,
  }));

describe('the module of leads', () => {
  it('FORM-13 API-01 takes and acknowledges an enquiry where no module books or counts', async () => {
    const { take, queued, leadsInStore } = serviceOf();
    const { lead_id: id, isNew } = await take();
    expect(isNew).toBe(true);
    expect(await leadsInStore()).toEqual([{ id }]);
    expect(queued).toEqual([ENQUIRY_RECEIVED]);
  });

  it('FORM-06 API-01 acknowledges an enquiry that booked nothing; a booking has a mail of its own', async () => {
    const without = serviceOf([bookingsOf({})]);
    await without.take();
    expect(without.queued).toEqual([ENQUIRY_RECEIVED]);
    const booked = serviceOf([bookingsOf({ book: () => Promise.resolve(true) })]);
    await booked.take();
    expect(booked.queued).toEqual([]);
  });

  it('FORM-03 API-01 sends no mail of its own for a lead that its caller writes to the shopper about', async () => {
    const { take, queued, leadsInStore } = serviceOf();
    await take({ hasOwnMails: true });
    expect(await leadsInStore()).toHaveLength(1);
    expect(queued).toEqual([]);
  });

  it.each(['refuseTaken', 'book'] as const)('FORM-06 stores no lead that %s of bookings refuses', async (step) => {
    const refusal = () => Promise.reject(new Refusal(409, 'taken'));
    const { take, queued, leadsInStore } = serviceOf([bookingsOf({ [step]: refusal })]);
    await expect(take()).rejects.toThrow('taken');
    expect(await leadsInStore()).toEqual([]);
    expect(queued).toEqual([]);
  });

  it('API-03 has a lead counted once, with the event that it counts as', async () => {
    const countLead = vi.fn<LeadCounts['countLead']>(() => Promise.resolve());
    const { take } = serviceOf([provide(leadCountsPort, () => ({ countLead }))]);
    const { lead_id: leadId, event_id: eventId } = await take();
    expect(countLead.mock.calls.map(([, lead]) => lead)).toEqual([expect.objectContaining({ leadId, eventId })]);
  });
});
