import { useState } from 'react';
import { css } from '@emotion/react';
import { alertsRoute, garageRoute, savedSearchSlot } from '@forecourt/contracts';
import { Slot, useRouteHref, useWords, withElements } from '@forecourt/composition';
import { useAppDispatch, useAppSelector, useAppStore } from '@forecourt/runtime/store';
import { Alert, Button, Dialog, Icon, onlyWithScript, singlePress, toastsOf } from '@forecourt/ui-kit';
import { alertHref, type PastSearch } from '../rules/searchHistory.js';
import { savedSearchRemoved, searchSaved, selectIsSaved } from '../state/searchSlice.js';
import { searchWords } from '../words/searchWords.js';
import { chip } from './AppliedFilters.styles.js';

const button = css({ cursor: 'pointer', fontFamily: 'inherit', fontWeight: 600 });
const body = css({ display: 'grid', gap: 'var(--space-4)' });
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2) var(--space-4)' });

/**
 * Keeps what is chosen on this device, or lets it go. Where the site sends new matches, the window that says so has the
 * form for them; elsewhere a toast says it.
 */
export function SaveSearch({ search }: { search: PastSearch }) {
  const say = useWords(searchWords);
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
      text: say('save.removed'),
      action: { label: say('undo'), onAction: () => dispatch(searchSaved(search)) },
    });
  };
  const press = () => {
    if (isSaved) return remove();
    dispatch(searchSaved(search));
    if (alert !== undefined) setOpen(true);
    else
      toasts.show({
        tone: 'success',
        text: say('save.onDevice'),
        ...(listHref ? { action: { label: say('view'), href: `${listHref}#saved-searches` } } : {}),
      });
  };
  return (
    <>
      <button type="button" css={[chip, button, onlyWithScript]} aria-pressed={isSaved} onClick={singlePress(press)}>
        <Icon name={isSaved ? 'check' : 'search'} size={14} />
        {isSaved ? say('save.saved') : say('save.save')}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={say('save.saved')} placement="adaptive">
        <div css={body}>
          <Alert tone="success">
            <p>
              {withElements((marks) => say('save.onDeviceNamed', marks), { search: <strong>{search.text}</strong> })}
            </p>
          </Alert>
          <p>{say('save.emailText')}</p>
          <Slot slot={savedSearchSlot} with={{ search }} />
          <div css={ways}>
            <Button variant="quiet" onClick={remove}>
              {say('undo')}
            </Button>
            {listHref && <a href={`${listHref}#saved-searches`}>{say('save.list')}</a>}
          </div>
        </div>
      </Dialog>
      {alert !== undefined && (
        <noscript>
          <a css={chip} href={alert}>
            {say('save.email')}
          </a>
        </noscript>
      )}
    </>
  );
}
