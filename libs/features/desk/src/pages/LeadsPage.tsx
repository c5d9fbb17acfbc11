import { useLoaderData } from 'react-router-dom';
import { deskRoute } from '@forecourt/contracts';
import { Part, useRouteHref } from '@forecourt/composition';
import { ButtonLink } from '@forecourt/ui-kit';
import { DeskFrame } from '../components/DeskFrame.js';
import { LeadFilters } from '../components/LeadFilters.js';
import { LeadList } from '../components/LeadList.js';
import { LeadPresets } from '../components/LeadPresets.js';
import * as styles from '../components/desk.styles.js';
import { queryOf } from '../domain/leadFilters.js';
import { loadKeptFilters, loadLeadKeys } from '../parts.js';
import type { LeadsData } from './leadsLoader.js';

/** Leads, newest first, with what narrows them; the desk's first page. */
export function Component() {
  const { filters, found, refused, isLater } = useLoaderData<LeadsData>();
  const href = useRouteHref(deskRoute) ?? '';
  const query = queryOf(filters);
  const isFiltered = query !== '';
  return (
    <DeskFrame title="Leads" at="Leads" refused={refused} warnings={found?.warnings}>
      <LeadPresets filters={filters} href={href} />
      <div>
        <LeadFilters filters={filters} categories={found?.categories ?? []} places={found?.places ?? []} href={href} />
        <Part id="desk/kept-filters" load={loadKeptFilters} hydrate="load" props={{ query }} />
      </div>
      {filters.person !== '' && (
        <p>
          These are the leads of one person: the same email address or phone number. <a href={href}>Show all leads</a>
        </p>
      )}
      {found && (
        <section css={styles.section} aria-label="Found leads" id="found-leads">
          {found.leads.length === 0 ? (
            <p>{isFiltered || isLater ? 'No lead is like that.' : 'No lead has come yet.'}</p>
          ) : (
            <>
              <Part id="desk/lead-keys" load={loadLeadKeys} hydrate="load" props={{ list: 'found-leads' }} />
              <LeadList leads={found.leads} />
              <div css={styles.row}>
                {/* a file that is taken away is noted: nothing fetches it beforehand */}
                <ButtonLink
                  href={`/api/desk/leads/export${isFiltered ? `?${query}` : ''}`}
                  variant="outline"
                  download
                  rel="nofollow"
                >
                  {isFiltered ? 'Save these as a CSV file' : 'Save all as a CSV file'}
                </ButtonLink>
              </div>
            </>
          )}
          {(isLater || found.next) && (
            <div css={styles.row}>
              {isLater && <a href={isFiltered ? `${href}?${query}` : href}>Newest</a>}
              {found.next && <a href={`${href}?${queryOf(filters, { cursor: found.next })}`}>Older leads</a>}
            </div>
          )}
        </section>
      )}
    </DeskFrame>
  );
}
