import { oneLine, type StoredEnquiry } from '@forecourt/enquiry';
import { allTargets, leadLines, type LeadLine } from '@forecourt/leads';
import type { ConfiguredSite } from '@forecourt/sites';
import type { Vehicle } from '@forecourt/vehicle';

/** All that was sent with a lead: what its mail says, and what the page added automatically. */
export function allLines(
  { slug, site }: ConfiguredSite,
  leadId: string,
  eventId: number,
  enquiry: StoredEnquiry,
  vehicle: Vehicle | undefined,
): LeadLine[] {
  const { lead_attributes: attributes, user_agent: browser, terms_conditions: agreed } = enquiry;
  const added: [string, string | undefined][] = [
    ['Terms and conditions', agreed === undefined ? undefined : agreed ? 'agreed to' : 'not agreed to'],
    [
      'Came with',
      Object.entries(attributes?.linked_query_params ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    ],
    ['Pages before', (attributes?.visited_pages ?? []).join('\n')],
    ['Browser', browser],
    ['Event', String(eventId)],
  ];
  return [
    ...leadLines({ leadId, slug, site, eventId, enquiry, vehicle }),
    ...added.map(([label, text]) => ({ label, text: (text ?? '').split('\n').map(oneLine).join('\n').trim() })),
  ].filter(({ text }) => text !== '');
}

/** How leads leave to each target of a site, in words. Of another system's address, only the host is shown. */
export function waysOf(site: ConfiguredSite): ReadonlyMap<string, string> {
  return new Map(
    allTargets(site).map((target) => {
      if (target.kind === 'mail' || target.kind === 'adf-mail')
        return [target.name, `${target.kind === 'mail' ? 'Mail' : 'ADF by mail'} to ${target.to}`];
      const host = URL.canParse(target.url) ? new URL(target.url).host : target.name;
      return [target.name, `${target.kind === 'webhook' ? 'Webhook' : 'ADF by post'} to ${host}`];
    }),
  );
}
