import { oneLine, type StoredEnquiry } from '@forecourt/enquiry';
import { allTargets, leadLines, wayWords, type LeadLine } from '@forecourt/leads';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { deskServerWords } from '../words/deskServerWords.js';

/** All that was sent with a lead: what its mail says, and what the page added automatically. */
export function allLines(
  { slug, site }: ConfiguredSite,
  /** Whose language the labels are in. */
  { config }: ConfiguredSite,
  leadId: string,
  eventId: number,
  enquiry: StoredEnquiry,
  vehicle: Vehicle | undefined,
): LeadLine[] {
  const { lead_attributes: attributes, terms_conditions: agreed } = enquiry;
  const say = wordsOf({ config }, deskServerWords);
  const added: [string, string | undefined][] = [
    [say('line.terms'), agreed === undefined ? undefined : say(agreed ? 'terms.agreed' : 'terms.notAgreed')],
    [
      say('line.campaign'),
      Object.entries(attributes?.linked_query_params ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    ],
    [say('line.pages'), (attributes?.visited_pages ?? []).join('\n')],
  ];
  return [
    ...leadLines({ leadId, slug, config, site, eventId, enquiry, vehicle }),
    ...added.map(([label, text]) => ({ label, text: (text ?? '').split('\n').map(oneLine).join('\n').trim() })),
  ].filter(({ text }) => text !== '');
}

/** How leads leave to each target of a site, in words. */
export const waysOf = (site: ConfiguredSite): ReadonlyMap<string, string> =>
  new Map(allTargets(site).map((target) => [target.name, wayWords(target)]));
