import { useState } from 'react';
import { css } from '@emotion/react';
import { alertsRoute, garageRoute, savedSearchSlot } from '@forecourt/contracts';
import { Slot, useRouteHref } from '@forecourt/composition';
import { useAppDispatch, useAppSelector, useAppStore } from '@forecourt/runtime/store';
import { Alert, Button, Dialog, Icon, onlyWithScript, toastsOf } from '@forecourt/ui-kit';
import { alertHref, type PastSearch } from '../domain/searchHistory.js';
import { savedSearchRemoved, searchSaved, selectIsSaved } from '../state/searchSlice.js';
import { chip } from './AppliedFilters.styles.js';

const button = css({ cursor: 'pointer', fontFamily: 'inherit', fontWeight: 600 });
const body = css({ display: 'grid', gap: 'var(--space-4)' });
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2) var(--space-4)' });

/**
 * Keeps what is chosen on this device, or lets it go. Where the site sends new matches, the window that says so has the
 * form for them; elsewhere a toast says it.
 */
export function SaveSearch({ search }: { search: PastSearch }) {
  const dispatch = useAppDispatch();
  const toasts = toastsOf(useAppStore());
  const isSaved = useAppSelector((state) => selectIsSaved(state, search.href));
  const [isOpen, setOpen] = useState(false);
  const alert = alertHref(useRouteHref(alertsRoute), search);
  const listHref = useRouteHref(garageRoute);
  const remove = () => {
    setOpen(false);
    dispatch(savedSearchRemoved(search));
    toasts.show({
      text: 'The search is no longer saved.',
      action: { label: 'Undo', onAction: () => dispatch(searchSaved(search)) },
    });
  };
  const press = () => {
    if (isSaved) return remove();
    dispatch(searchSaved(search));
    if (alert !== undefined) setOpen(true);
    else
      toasts.show({
        tone: 'success',
        text: 'The search is saved on this device.',
        ...(listHref ? { action: { label: 'View', href: `${listHref}#saved-searches` } } : {}),
      });
  };
  return (
    <>
      <button type="button" css={[chip, button, onlyWithScript]} aria-pressed={isSaved} onClick={press}>
        <Icon name={isSaved ? 'check' : 'search'} size={14} />
        {isSaved ? 'Search saved' : 'Save this search'}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Search saved" placement="adaptive">
        <div css={body}>
          <Alert tone="success">
            <p>
              <strong>{search.text}</strong> is saved on this device.
            </p>
          </Alert>
          <p>Hear of new matches by email as well. A link in our first mail confirms your address.</p>
          <Slot slot={savedSearchSlot} with={{ search }} />
          <div css={ways}>
            <Button variant="quiet" onClick={remove}>
              Undo
            </Button>
            {listHref && <a href={`${listHref}#saved-searches`}>See your saved searches</a>}
          </div>
        </div>
      </Dialog>
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
