import { useLoaderData } from 'react-router-dom';
import { deskRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useWords } from '@forecourt/composition';
import { ButtonLink } from '@forecourt/ui-kit';
import { DeskFrame } from '../components/DeskFrame.js';
import { LeadFilters } from '../components/LeadFilters.js';
import { LeadList } from '../components/LeadList.js';
import { LeadPresets } from '../components/LeadPresets.js';
import { Nothing } from '../components/Nothing.js';
import * as styles from '../components/desk.styles.js';
import { queryOf } from '../rules/leadFilters.js';
import { loadKeptFilters, loadLeadKeys } from '../parts.js';
import type { LeadsData } from './leadsLoader.js';
import { deskWords } from '../words/deskWords.js';

/** Leads, newest first, with what narrows them; the desk's first page. */
export function Component() {
  const { filters, found, refused, isLater } = useLoaderData<LeadsData>();
  const say = useWords(deskWords);
  const href = useRouteHref(deskRoute) ?? '';
  const query = queryOf(filters);
  const isFiltered = query !== '';
  return (
    <DeskFrame title={say('nav.leads')} at="nav.leads" refused={refused} warnings={found?.warnings}>
      <LeadPresets filters={filters} href={href} />
      <div>
        <LeadFilters filters={filters} categories={found?.categories ?? []} places={found?.places ?? []} href={href} />
        <Part id="desk/kept-filters" load={loadKeptFilters} hydrate="load" props={{ query }} />
      </div>
      {filters.person !== '' && (
        <p>
          {say('list.ofPerson')} <a href={href}>{say('list.showAll')}</a>
        </p>
      )}
      {found && (
        <section css={styles.section} aria-label={say('list.found')} id="found-leads">
          {found.leads.length === 0 ? (
            <Nothing
              title={isFiltered || isLater ? say('list.noneFound') : say('list.none')}
              text={isFiltered || isLater ? say('list.noneFoundText') : say('list.noneText')}
            >
              {isFiltered && (
                <ButtonLink href={href} variant="outline">
                  {say('list.showAll')}
                </ButtonLink>
              )}
            </Nothing>
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
                  {isFiltered ? say('list.saveThese') : say('list.saveAll')}
                </ButtonLink>
              </div>
            </>
          )}
          {(isLater || found.next) && (
            <div css={styles.row}>
              {isLater && <a href={isFiltered ? `${href}?${query}` : href}>{say('newest')}</a>}
              {found.next && <a href={`${href}?${queryOf(filters, { cursor: found.next })}`}>{say('list.older')}</a>}
            </div>
          )}
        </section>
      )}
    </DeskFrame>
  );
}
