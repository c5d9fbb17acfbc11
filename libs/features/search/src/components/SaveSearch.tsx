import { css } from '@emotion/react';
import { alertsRoute, garageRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { useAppDispatch, useAppSelector, useAppStore } from '@forecourt/runtime/store';
import { Icon, onlyWithScript, toastsOf } from '@forecourt/ui-kit';
import { alertHref, type PastSearch } from '../domain/searchHistory.js';
import { savedSearchRemoved, searchSaved, selectIsSaved } from '../state/searchSlice.js';
import { chip } from './AppliedFilters.styles.js';

const button = css({ cursor: 'pointer', fontFamily: 'inherit', fontWeight: 600 });

/** Keeps what is chosen on this device, or lets it go. */
export function SaveSearch({ search }: { search: PastSearch }) {
  const dispatch = useAppDispatch();
  const toasts = toastsOf(useAppStore());
  const isSaved = useAppSelector((state) => selectIsSaved(state, search.href));
  const alert = alertHref(useRouteHref(alertsRoute), search);
  const listHref = useRouteHref(garageRoute);
  const press = () => {
    if (isSaved) {
      dispatch(savedSearchRemoved(search));
      toasts.show({
        text: 'The search is no longer saved.',
        action: { label: 'Undo', onAction: () => dispatch(searchSaved(search)) },
      });
    } else {
      dispatch(searchSaved(search));
      toasts.show({
        tone: 'success',
        text: 'The search is saved on this device.',
        ...(listHref ? { action: { label: 'View', href: `${listHref}#saved-searches` } } : {}),
      });
    }
  };
  return (
    <>
      <button type="button" css={[chip, button, onlyWithScript]} aria-pressed={isSaved} onClick={press}>
        <Icon name={isSaved ? 'check' : 'search'} size={14} />
        {isSaved ? 'Search saved' : 'Save this search'}
      </button>
      {alert !== undefined && (
        <noscript>
          <a css={chip} href={alert}>
            Email me new matches
          </a>
        </noscript>
      )}
    </>
  );
}
