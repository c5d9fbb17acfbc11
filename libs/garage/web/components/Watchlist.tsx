import { listingRoute } from '@forecourt/contracts';
import type { WatchlistAnswer } from '@forecourt/garage/domain';
import { useRouteHref, useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { useAppSelector } from '@forecourt/runtime/store';
import { Alert, Icon, onlyWithScript, useHasScript } from '@forecourt/ui-kit';
import { VehicleCard, cardWithActions } from '@forecourt/ui-vehicle';
import type { VehicleDocument } from '@forecourt/vehicle';
import { selectFavourites } from '../state/garageSlice.js';
import { useAwaitsAccount } from '../state/useWatchlistPage.js';
import type { GarageSay } from '../rules/words.js';
import { EmptyGarage } from './EmptyGarage.js';
import { SavedSkeletons } from './SavedSkeletons.js';
import * as account from './account.styles.js';
import * as styles from './pages.styles.js';
import * as toggles from './toggles.styles.js';
import { garageWords } from '../words/garageWords.js';

export interface WatchlistProps {
  cars: WatchlistAnswer['cars'];
  vehicles: readonly VehicleDocument[] | undefined;
  /** Whether vehicles of the device can join: the calls of the list name the account's number (A7). */
  canJoin: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** The vehicles of an account, each with a form that takes it off. */
export function Watchlist({ cars, vehicles, canJoin, now }: WatchlistProps) {
  const say = useWords(garageWords);
  const site = useSite();
  const options = useVehicleOptions();
  const { offersSubscription } = useSection(siteSection);
  const listing = useRouteHref(listingRoute);
  if (cars.length === 0) return <NoCars canJoin={canJoin} />;
  const shown = cars.flatMap(({ id }) => vehicles?.find((vehicle) => vehicle.id === id) ?? []);
  const others = cars.filter(({ id }) => !shown.some((vehicle) => vehicle.id === id));
  return (
    <>
      {!vehicles && (
        <Alert tone="warning">
          <p>{say('notReadLater')}</p>
        </Alert>
      )}
      <ul css={styles.grid}>
        {shown.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard
              {...cardWithActions(vehicle, options, { pages: site, offersSubscription, now })}
              controls={
                <div css={toggles.looks.picture}>
                  <Remove id={vehicle.id} name={vehicle.title}>
                    <Icon name="close" size={22} />
                  </Remove>
                </div>
              }
            />
          </li>
        ))}
      </ul>
      {vehicles && others.length > 0 && (
        <section css={account.section} aria-labelledby="watchlist-gone">
          <h3 id="watchlist-gone">{say('watchlist.notForSale')}</h3>
          <ul css={account.list}>
            {others.map(({ id, title }) => (
              <li key={id}>
                <span>{title ?? say('goneVehicle')}</span>
                <Remove id={id} name={title ?? say('watchlist.thisVehicle')}>
                  <Icon name="close" size={22} />
                </Remove>
              </li>
            ))}
          </ul>
          {listing && (
            <p>
              <a href={listing}>{say('seeStock')}</a>
            </p>
          )}
        </section>
      )}
    </>
  );
}

/**
 * An account without vehicles. What this device kept before the sign-in joins it in a moment, so that nothing says
 * empty before the browser has looked.
 */
function NoCars({ canJoin }: Pick<WatchlistProps, 'canJoin'>) {
  const say = useWords(garageWords);
  const hasScript = useHasScript();
  const isOnDevice = useAppSelector(selectFavourites).length > 0;
  const awaitsAccount = useAwaitsAccount();
  if (hasScript)
    return awaitsAccount ? <SavedSkeletons count={1} /> : <EmptyGarage {...noCars(isOnDevice, canJoin, say)} />;
  return (
    <>
      <div css={onlyWithScript}>
        <SavedSkeletons count={1} />
      </div>
      <noscript>
        <EmptyGarage {...noCars(false, canJoin, say)} />
      </noscript>
    </>
  );
}

function noCars(isOnDevice: boolean, canJoin: boolean, say: GarageSay) {
  if (!isOnDevice) return { title: say('watchlist.none'), text: say('watchlist.noneText') };
  return canJoin
    ? { title: say('watchlist.notJoined'), text: say('watchlist.notJoinedText') }
    : { title: say('watchlist.none'), text: say('watchlist.needsMobileText') };
}

function Remove({ id, name, children }: { id: string; name: string; children: React.ReactNode }) {
  const say = useWords(garageWords);
  return (
    <form method="post">
      <input type="hidden" name="step" value="remove" />
      <input type="hidden" name="car_id" value={id} />
      <button
        type="submit"
        css={toggles.buttonLooks.picture}
        aria-label={say('removeNamed', { name })}
        title={say('remove')}
      >
        {children}
      </button>
    </form>
  );
}
