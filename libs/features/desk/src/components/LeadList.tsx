import { deskLeadRoute } from '@forecourt/contracts';
import type { DeskLeadRow } from '@forecourt/contracts/api';
import { useSection, useSite } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { DELIVERY_WORDS, momentWords, referenceWords, STATE_WORDS } from '../domain/words.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';

/** Leads below each other, each a link to its page. */
export function LeadList({ leads }: { leads: readonly DeskLeadRow[] }) {
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  return (
    <ul css={styles.list}>
      {leads.map((lead) => (
        <li key={lead.id}>
          <div css={styles.head}>
            <h2 css={styles.head}>
              <a href={site.href(deskLeadRoute, { id: lead.id })}>{lead.name === '' ? 'Without a name' : lead.name}</a>
            </h2>
            <span css={styles.tag}>{STATE_WORDS[lead.state]}</span>
            {lead.is_spam && <span css={styles.tag}>Kept back as spam</span>}
            {lead.delivery === 'dead' && <span css={styles.tag}>{DELIVERY_WORDS.dead}</span>}
          </div>
          <p>
            {[lead.category, lead.subcategory].filter(Boolean).join(': ')}
            {lead.vehicle && `, ${lead.vehicle}`}
          </p>
          <Facts
            facts={[
              ['Received', <time dateTime={lead.received_at}>{momentWords(lead.received_at, timeZone)}</time>],
              ['Place', lead.place],
              ['Email', lead.email],
              ['Phone', lead.phone],
              ['Reference', referenceWords(lead.id)],
              ['Delivery', DELIVERY_WORDS[lead.delivery]],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
