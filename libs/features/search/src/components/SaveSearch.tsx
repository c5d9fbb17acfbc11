import { css } from '@emotion/react';
import { garageRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { Icon, onlyWithScript, showToast } from '@forecourt/ui-kit';
import type { PastSearch } from '../domain/searchHistory.js';
import { savedSearches } from '../state/storedSearches.js';
import { chip } from './AppliedFilters.styles.js';

const button = css({ cursor: 'pointer', fontFamily: 'inherit', fontWeight: 600 });

/** Keeps what is chosen on this device, or lets it go. */
export function SaveSearch({ search }: { search: PastSearch }) {
  const isSaved = savedSearches.use().some(({ href }) => href === search.href);
  const listHref = useRouteHref(garageRoute);
  const press = () => {
    if (isSaved) {
      savedSearches.remove(search.href);
      showToast({
        text: 'The search is no longer saved.',
        action: { label: 'Undo', onAction: () => savedSearches.add(search) },
      });
    } else {
      savedSearches.add(search);
      showToast({
        tone: 'success',
        text: 'The search is saved on this device.',
        ...(listHref ? { action: { label: 'View', href: `${listHref}#saved-searches` } } : {}),
      });
    }
  };
  return (
    <button type="button" css={[chip, button, onlyWithScript]} aria-pressed={isSaved} onClick={press}>
      <Icon name={isSaved ? 'check' : 'search'} size={14} />
      {isSaved ? 'Search saved' : 'Save this search'}
    </button>
  );
}
