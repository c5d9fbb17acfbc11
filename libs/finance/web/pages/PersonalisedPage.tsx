import { useLoaderData, useNavigation } from 'react-router-dom';
import { homeRoute, listingRoute, vehicleRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { Alert, Breadcrumbs, ButtonLink, Container } from '@forecourt/ui-kit';
import { vehicleTitle } from '@forecourt/vehicle';
import { useFinance } from '../components/financeContext.js';
import { DetailsGate } from '../components/personalised/DetailsGate.js';
import { ByPerson } from '../components/personalised/ByPerson.js';
import { QuoteOnTerms } from '../components/personalised/QuoteOnTerms.js';
import { QuotedVehicle } from '../components/personalised/QuotedVehicle.js';
import * as styles from '../components/personalised/personalised.styles.js';
import { personalisedQuery } from '../rules/personalised.js';
import type { PersonalisedData } from './personalisedLoader.js';
import { financeWords } from '../words/financeWords.js';

/** A quote on the shopper's own terms for one vehicle, behind the site's gate (FIN-12). */
export function Component() {
  const data = useLoaderData<PersonalisedData>();
  const say = useWords(financeWords);
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
            { name: say('home'), ...(home ? { href: home } : {}) },
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
  const say = useWords(financeWords);
  const listing = useRouteHref(listingRoute);
  switch (answer.state) {
    case 'failed':
      return (
        <Alert tone="destructive">
          <p>{say('quote.fails')}</p>
          <p>
            <a href={`?${personalisedQuery(asked)}`}>{say('quote.again')}</a>
          </p>
        </Alert>
      );
    case 'no-vehicle':
      return (
        <section css={styles.box} aria-labelledby="personalised-none">
          <h2 id="personalised-none">{asked.id === '' ? say('quote.choose') : say('quote.gone')}</h2>
          <p>{say('quote.needsVehicle')}</p>
          {listing && <ButtonLink href={listing}>{say('quote.search')}</ButtonLink>}
        </section>
      );
    case 'gate':
      return answer.gate === 'details' ? (
        <DetailsGate now={now} formKey={key} />
      ) : (
        <ByPerson vehicle={answer.vehicle} now={now} reason="gate" />
      );
    case 'no-quote':
      return <ByPerson vehicle={answer.vehicle} now={now} reason="no-quote" asked={asked} isBusy={isBusy} />;
    case 'quote':
      return <QuoteOnTerms answer={answer} asked={asked} now={now} isBusy={isBusy} />;
  }
}
