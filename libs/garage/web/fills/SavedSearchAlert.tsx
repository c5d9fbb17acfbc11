import { alertsRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { Alert } from '@forecourt/ui-kit';
import { accountApi } from '../api/accountApi.js';
import { AskForm } from '../components/AskForm.js';
import { CarriedItems } from '../components/CarriedItems.js';
import { alertsDone, type CarriedSearch } from '../rules/alertForm.js';
import { useHasSession } from '../state/useWatchlistPage.js';
import { garageWords } from '../words/garageWords.js';

/** Has new matches of one search sent: by the page of messages, and with script in its place. */
export function Component({ search }: { search: CarriedSearch }) {
  const say = useWords(garageWords);
  const action = useRouteHref(alertsRoute);
  const hasSession = useHasSession();
  const { data: known, isLoading } = accountApi.useAccountQuery(undefined, { skip: !hasSession });
  // the address of the account is in the field when it first shows
  if (action === undefined || isLoading) return null;
  return (
    <AskForm
      label={say('alerts.newMatches')}
      action={action}
      email={known?.shopper?.email ?? undefined}
      submitLabel={say('alerts.newMatches')}
      variant="brand"
      done={
        <Alert tone="success">
          <p>{alertsDone('sent', say)}</p>
        </Alert>
      }
    >
      <CarriedItems vehicleIds={[]} searches={[search]} />
    </AskForm>
  );
}
