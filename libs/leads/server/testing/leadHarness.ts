import type { OpenDatabase, OutboxLanes } from '@forecourt/service/database';
import type { EnquiryBody } from '@forecourt/enquiry/schema';
import type { LeadTarget, LeadsSection } from '@forecourt/site-config';
import { httpPost, smtpMail } from '@forecourt/service/outbound';
import { leadDeliveries, type LeadPorts } from '../deliveries.js';
import { LeadDesk, type DeliveryRow } from '../desk.js';
import { Leads } from '../leads.js';
import { buildEnquiry, KIA, siteWith } from './samples.js';

export const SECRETS: Readonly<Record<string, string>> = {
  HOOK_SECRET: `whsec_${Buffer.from('a key of more than 24 bytes').toString('base64')}`,
  DMS_AUTHORIZATION: 'Basic ZG1zOng=',
};

/** Leads of one site, with a clock that a test turns. */
export function openLeads(
  database: OpenDatabase,
  targets: readonly LeadTarget[],
  options: {
    ports?: Partial<LeadPorts>;
    smtpPort?: number;
    leads?: Partial<LeadsSection>;
    tryMs?: number;
    onNotice?: (line: string) => void;
  } = {},
) {
  const { site, sites } = siteWith({ targets: [...targets], ...options.leads });
  // entries are due by the database's clock, which may be a little ahead
  let ahead = 5000;
  const clock = {
    get now() {
      return Date.now() + ahead;
    },
    set now(value: number) {
      ahead = value - Date.now();
    },
  };
  const ports: LeadPorts = {
    mail: smtpMail({
      url: `smtp://127.0.0.1:${options.smtpPort ?? 1}`,
      from: 'leads@forecourt.example',
      silenceMs: 1500,
    }),
    post: httpPost({
      secretOf: (name) => (Object.hasOwn(SECRETS, name) ? SECRETS[name] : undefined),
      allowsLoopback: true,
      silenceMs: 1500,
    }),
    ...options.ports,
  };
  const common = { db: database.db, sites, vehicleOf: () => Promise.resolve(KIA), now: () => clock.now };
  const workers: OutboxLanes[] = [];
  const worker = (changes: Partial<LeadPorts> = {}): OutboxLanes => {
    const lanes = leadDeliveries({
      ...common,
      ports: { ...ports, ...changes },
      chance: () => 0.5,
      onNotice: options.onNotice ?? (() => undefined),
      ...(options.tryMs === undefined ? {} : { tryMs: options.tryMs }),
    });
    workers.push(lanes);
    return lanes;
  };
  const leads = new Leads({ ...common, isShown: () => true });
  const desk = new LeadDesk(common);
  const deliveries = worker();
  return {
    site,
    clock,
    desk,
    deliveries,
    /** Another process over the same database. */
    worker,
    send: async (changes: Partial<EnquiryBody> = {}): Promise<string> =>
      (await leads.take(site, buildEnquiry(changes))).lead_id,
    states: async (lead: string): Promise<Record<string, DeliveryRow['state']>> =>
      Object.fromEntries((await desk.show(lead)).deliveries.map(({ target, state }) => [target, state])),
    /** Tries what is due, again and again while the clock runs on. */
    pass: async (hours: number, stepMinutes = 30): Promise<void> => {
      for (const end = clock.now + hours * 3_600_000; clock.now < end; clock.now += stepMinutes * 60_000)
        await deliveries.drain();
      await deliveries.drain();
    },
    /** Stops every worker: one that is left looks for work each second, and gives up what the next test queues. */
    close: async () => void (await Promise.all(workers.map((lanes) => lanes.stop()))),
  };
}
