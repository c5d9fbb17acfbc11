import { readFileSync } from 'node:fs';
import path from 'node:path';
import { enquiryBody, type EnquiryBody } from '@forecourt/enquiry/schema';
import {
  leadsConfig,
  type LeadsSection,
  leadsSection,
  resolveConfig,
  sectionOf,
  siteConfig,
  siteSection,
  vehicleConfig,
} from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import type { LeadView } from '../render/leadView.js';

const SECTIONS = [siteConfig, leadsConfig, vehicleConfig];
const DEALERS = path.join(import.meta.dirname, '../../../../dealers');

function readDealer(slug: string): ConfiguredSite {
  const dir = path.join(DEALERS, slug);
  const layer = JSON.parse(readFileSync(path.join(dir, 'site.json'), 'utf8')) as Record<string, unknown>;
  const values = Object.fromEntries(SECTIONS.flatMap(({ id }) => (Object.hasOwn(layer, id) ? [[id, layer[id]]] : [])));
  const { values: config, explain } = resolveConfig(SECTIONS, [{ name: slug, values }]);
  const site = sectionOf({ config }, siteSection);
  const leads = sectionOf({ config }, leadsSection);
  return {
    slug,
    stockOwner: slug,
    dir,
    source: layer,
    config,
    site,
    leads,
    explain,
    template: String(layer['template']),
    paths: {},
    serverOnly: new Map(),
  };
}

/** Harbour, whose leads go where a test wants them. */
export function siteWith(leads: Partial<LeadsSection>): { site: ConfiguredSite; sites: Sites } {
  const known = readDealer('harbour');
  const config = { ...known.config, forms: { categories: ['Parts Enquiry'] } };
  const site: ConfiguredSite = {
    ...known,
    config,
    leads: {
      targets: [],
      refusedAttempts: 3,
      retryHours: 96,
      keepDays: null,
      acknowledges: true,
      photoLinkDays: 30,
      unverified: 'send',
      ...leads,
    },
  };
  const find = (slug: string) => (slug === site.slug ? site : undefined);
  return { site, sites: { all: [site], broken: [], bySlug: find, byHost: () => site } };
}

export const buildEnquiry = (changes: Partial<EnquiryBody> = {}): EnquiryBody => ({
  ...enquiryBody.parse({
    idempotency_key: crypto.randomUUID(),
    name: 'Kim',
    last_name: 'Lee',
    email: 'kim@shopper.example',
    phone: '0491 570 006',
    message: 'Is it still there?\nI can come on Friday.',
    url: '/contact-us',
  }),
  ...changes,
});

export const KIA: Vehicle = {
  id: '1',
  slug: 'kia-1',
  stocknum: 'K1',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Rio',
  year: 2021,
  price: 18_990,
  images: [],
  created_at_timestamp: 1,
  updated_at_timestamp: 1,
};

export function buildView(changes: Partial<EnquiryBody> = {}, vehicle?: Vehicle): LeadView {
  const { site } = siteWith({});
  return {
    leadId: '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e',
    slug: site.slug,
    config: site.config,
    site: site.site,
    eventId: 14,
    enquiry: { ...buildEnquiry(), ...changes, received_at: '2026-11-20T00:00:00.000Z' },
    vehicle,
  };
}

/** Line breaks of every kind, headers, markup, control and direction characters. */
export const HOSTILE = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u0085',
  '\u0000',
  '\u202e',
  '\u000b',
  '<b>&"\'',
  ']]>',
  'Bcc: x@evil.example',
  '\ud800',
  '😀',
  '=?utf-8?q?x?=',
];
