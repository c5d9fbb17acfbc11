import { useNavigate } from 'react-router-dom';
import { listingRoute } from '@forecourt/contracts';
import { useRouteHref, useSite } from '@forecourt/composition';
import { financeOf } from '@forecourt/finance-maths';
import { PriceRange } from '../components/PriceRange.js';
import type { FacetBar } from '@forecourt/runtime/search';

/** Price range of the budget page. */
export function Component({ bars }: { bars: readonly FacetBar[] }) {
  const listing = useRouteHref(listingRoute);
  const { budget, budgetPage } = financeOf(useSite());
  const navigate = useNavigate();
  if (listing === undefined) return null;
  return (
    <PriceRange
      title={budgetPage.rangeTitle}
      carType={budgetPage.carType}
      slider={budget.slider}
      bars={bars}
      listing={listing}
      onGo={(href) => void navigate(href)}
    />
  );
}
