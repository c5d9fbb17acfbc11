import { useLoaderData, useNavigation } from 'react-router-dom';
import { homeRoute, listingRoute, vehicleRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { Alert, Breadcrumbs, ButtonLink, Container } from '@forecourt/ui-kit';
import { vehicleTitle } from '@forecourt/vehicle';
import { useFinance } from '../components/financeContext.js';
import { DetailsGate } from '../components/personalised/DetailsGate.js';
import { ByPerson } from '../components/personalised/ByPerson.js';
import { QuoteOnTerms } from '../components/personalised/QuoteOnTerms.js';
import { QuotedVehicle } from '../components/personalised/QuotedVehicle.js';
import * as styles from '../components/personalised/personalised.styles.js';
import { personalisedQuery } from '../domain/personalised.js';
import type { PersonalisedData } from './personalisedLoader.js';

/** A quote on the shopper's own terms for one vehicle, behind the site's gate (FIN-12). */
export function Component() {
  const data = useLoaderData<PersonalisedData>();
  const { answer, now } = data;
  const { title, intro } = useFinance(now).config.personalised;
  const isBusy = useNavigation().state !== 'idle';
  const vehicle = 'vehicle' in answer ? answer.vehicle : undefined;
  const home = useRouteHref(homeRoute);
  const page = useRouteHref(vehicleRoute, { slug: vehicle?.slug ?? '-' });
  return (
    <Container>
      <div css={styles.page} aria-busy={isBusy || undefined}>
        <Breadcrumbs
          trail={[
            { name: 'Home', ...(home ? { href: home } : {}) },
            ...(vehicle ? [{ name: vehicleTitle(vehicle), ...(page ? { href: page } : {}) }] : []),
            { name: title },
          ]}
        />
        <header css={styles.intro}>
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        {vehicle && <QuotedVehicle vehicle={vehicle} href={page} now={now} />}
        <Body data={data} isBusy={isBusy} />
      </div>
    </Container>
  );
}

function Body({ data: { answer, asked, now, key }, isBusy }: { data: PersonalisedData; isBusy: boolean }) {
  const listing = useRouteHref(listingRoute);
  switch (answer.state) {
    case 'failed':
      return (
        <Alert tone="destructive">
          <p>The quote could not be worked out just now.</p>
          <p>
            <a href={`?${personalisedQuery(asked)}`}>Try again</a>
          </p>
        </Alert>
      );
    case 'no-vehicle':
      return (
        <section css={styles.box} aria-labelledby="personalised-none">
          <h2 id="personalised-none">
            {asked.id === '' ? 'Choose a vehicle first' : 'This vehicle is not here any more'}
          </h2>
          <p>A quote is about one vehicle. Open one that you like, and its finance leads back here.</p>
          {listing && <ButtonLink href={listing}>Search vehicles</ButtonLink>}
        </section>
      );
    case 'gate':
      return answer.gate === 'details' ? (
        <DetailsGate now={now} formKey={key} isBusy={isBusy} />
      ) : (
        <ByPerson vehicle={answer.vehicle} now={now} reason="gate" />
      );
    case 'no-quote':
      return <ByPerson vehicle={answer.vehicle} now={now} reason="no-quote" asked={asked} isBusy={isBusy} />;
    case 'quote':
      return <QuoteOnTerms answer={answer} asked={asked} now={now} isBusy={isBusy} />;
  }
}
