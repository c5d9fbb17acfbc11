import { purchaseRoute } from '@forecourt/contracts';
import type { OwnPurchases } from '@forecourt/contracts/api';
import { useRouteHref, useSection } from '@forecourt/composition';
import { momentWords } from '@forecourt/reservation';
import { siteSection } from '@forecourt/site-config';
import { OwnRecord, OwnRecords } from '@forecourt/ui-kit';
import { purchaseWords } from '../domain/purchase/ownPurchase.js';
import { purchaseHref } from '../domain/purchase/purchaseHref.js';

/**
 * Vehicles that an account buys online, each with the page that goes on where the shopper stopped (SAVE-07, BUY-03).
 */
export function Component({ data }: { data?: unknown }) {
  const answer = data as OwnPurchases | null | undefined;
  const page = useRouteHref(purchaseRoute);
  const { timeZone } = useSection(siteSection);
  // not every site or vehicle can be bought from online, so without a purchase nothing renders
  if (!page || answer?.purchases.length === 0) return null;
  return (
    <OwnRecords id="own-purchases" title="Your purchases" what="purchases" items={answer?.purchases} empty="">
      {(own) => {
        const { words, act } = purchaseWords(own);
        return (
          <OwnRecord
            key={own.vehicle_slug}
            name={own.vehicle_name}
            state={words}
            note={`Changed ${momentWords(own.changed_at, timeZone)}`}
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
