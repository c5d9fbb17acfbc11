import { useState, type FormEvent } from 'react';
import { alertsRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { enquiryWords } from '@forecourt/enquiry';
import { Alert, Button } from '@forecourt/ui-kit';
import { useAccountQuery, useAskAlertsMutation } from '../api/accountApi.js';
import { AlertFields, CarriedItems } from '../components/AlertFields.js';
import * as styles from '../components/account.styles.js';
import { alertsDone, type CarriedSearch } from '../rules/alertForm.js';
import { garageSection } from '../section.js';
import { useHasSession } from '../state/useWatchlistPage.js';
import { garageWords } from '../words/garageWords.js';

/** Has new matches of one search sent: posted to the page of messages, and sent from here with script. */
export function Component({ search }: { search: CarriedSearch }) {
  const say = useWords(garageWords);
  const general = useWords(enquiryWords);
  const action = useRouteHref(alertsRoute);
  const { alertsEvery } = useSection(garageSection);
  const hasSession = useHasSession();
  const { data: known, isLoading } = useAccountQuery(undefined, { skip: !hasSession });
  const [ask, { isLoading: isBusy }] = useAskAlertsMutation();
  const [said, setSaid] = useState<Awaited<ReturnType<typeof ask>>>();
  // the address of the account is in the field when it first shows
  if (action === undefined || isLoading) return null;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    void ask({ form: new FormData(event.currentTarget), every: alertsEvery, says: { say, general } }).then(setSaid);
  };
  if (said?.data === null)
    return (
      <Alert tone="success">
        <p>{alertsDone('sent', say)}</p>
      </Alert>
    );
  const refused = said?.data;
  const message = said?.error ? say('notDone') : refused?.message;
  const hasField = refused?.errors['email'] !== undefined || refused?.errors['agreed'] !== undefined;
  const email = known?.shopper?.email ?? undefined;
  return (
    <form method="post" action={action} css={styles.form} aria-label={say('alerts.newMatches')} onSubmit={handleSubmit}>
      {message && !hasField && (
        <Alert tone="destructive">
          <p>{message}</p>
        </Alert>
      )}
      <AlertFields values={refused?.values ?? { email }} errors={refused?.errors}>
        <CarriedItems vehicleIds={[]} searches={[search]} />
      </AlertFields>
      <Button type="submit" variant="brand" isBusy={isBusy}>
        {say('alerts.newMatches')}
      </Button>
    </form>
  );
}
