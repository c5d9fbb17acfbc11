import { purchaseRoute } from '@forecourt/contracts';
import { checkoutDomainWords, momentWords, type OwnPurchases } from '@forecourt/checkout/domain';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { OwnRecord, OwnRecords } from '@forecourt/ui-kit';
import { purchaseWords } from '../rules/purchase/ownPurchase.js';
import { purchaseHref } from '../rules/purchase/purchaseHref.js';
import { checkoutWords } from '../words/checkoutWords.js';

/**
 * Vehicles that an account buys online, each with the page that goes on where the shopper stopped (SAVE-07, BUY-03).
 */
export function Component({ data }: { data?: unknown }) {
  const answer = data as OwnPurchases | null | undefined;
  const say = useWords(checkoutWords);
  const sayHold = useWords(checkoutDomainWords);
  const page = useRouteHref(purchaseRoute);
  const { timeZone } = useSection(siteSection);
  // not every site or vehicle can be bought from online, so without a purchase nothing renders
  if (!page || answer?.purchases.length === 0) return null;
  return (
    <OwnRecords
      id="own-purchases"
      title={say('purchases.title')}
      what={say('purchases.what')}
      items={answer?.purchases}
      empty=""
    >
      {(own) => {
        const { words, act } = purchaseWords(own, say);
        return (
          <OwnRecord
            key={own.vehicle_slug}
            name={own.vehicle_name}
            state={words}
            note={say('purchases.changed', { moment: momentWords(own.changed_at, timeZone, sayHold) })}
          >
            <a href={purchaseHref(page, own.vehicle_slug)} rel="nofollow">
              {act}
            </a>
          </OwnRecord>
        );
      }}
    </OwnRecords>
  );
}
