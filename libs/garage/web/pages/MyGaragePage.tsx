import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import type { FormAnswer } from '@forecourt/action-form';
import { accountSectionsSlot, garageSectionsSlot, homeRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useWords } from '@forecourt/composition';
import { Alert, Breadcrumbs, Container } from '@forecourt/ui-kit';
import { AccountAlerts } from '../components/AccountAlerts.js';
import { OwnEnquiries } from '../components/OwnEnquiries.js';
import { Profile } from '../components/Profile.js';
import { Watchlist } from '../components/Watchlist.js';
import * as account from '../components/account.styles.js';
import * as styles from '../components/pages.styles.js';
import { doneText } from '../rules/myGarageDone.js';
import type { MyGarageData } from './myGarageLoader.js';
import { garageWords } from '../words/garageWords.js';

/** A shopper's own page, behind the sign-in (SAVE-07). The server renders all of it; its forms work without script. */
export function Component() {
  const say = useWords(garageWords);
  const { shopper, cars, vehicles, enquiries, alerts, now } = useLoaderData<MyGarageData>();
  const said = useActionData<FormAnswer>();
  const done = doneText(useLocation().search, say);
  const home = useRouteHref(homeRoute);
  const isGeneral = said?.message && /^$|^remove$|^sign-out/.test(said.step ?? '');
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: say('garage.title') }]} />
        <div css={styles.top}>
          <h1>{shopper.name === '' ? say('garage.title') : say('garage.titleOf', { name: shopper.name })}</h1>
        </div>
        {!said && done && (
          <Alert tone="success">
            <p>{done}</p>
          </Alert>
        )}
        {isGeneral && (
          <Alert tone="destructive">
            <p>{said.message}</p>
          </Alert>
        )}
        {cars && (
          <section css={styles.page} aria-labelledby="watchlist">
            <h2 id="watchlist">{say('watchlist.title')}</h2>
            <Watchlist cars={cars} vehicles={vehicles} canJoin={shopper.phone !== null} now={now} />
          </section>
        )}
        <Slot slot={accountSectionsSlot} with={{}} />
        <div css={account.columns}>
          <div css={account.form}>
            <OwnEnquiries enquiries={enquiries} />
            {alerts && <AccountAlerts alerts={alerts} shopper={shopper} />}
          </div>
          <Profile shopper={shopper} said={said} />
        </div>
        <Slot slot={garageSectionsSlot} with={{}} />
      </div>
    </Container>
  );
}
