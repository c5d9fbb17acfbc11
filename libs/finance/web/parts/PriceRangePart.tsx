import { useNavigate } from 'react-router-dom';
import { useSection, useSite } from '@forecourt/composition';
import { financeOf } from '@forecourt/finance-maths';
import { siteSection } from '@forecourt/site-config';
import { PriceRange } from '../components/PriceRange.js';
import type { FacetBar } from '@forecourt/runtime/search';

/** Price range of the budget page. */
export function Component({ bars }: { bars: readonly FacetBar[] }) {
  const { searchPrefix } = useSection(siteSection);
  const { budget, budgetPage } = financeOf(useSite());
  const navigate = useNavigate();
  return (
    <PriceRange
      title={budgetPage.rangeTitle}
      carType={budgetPage.carType}
      slider={budget.slider}
      bars={bars}
      listing={searchPrefix}
      onGo={(href) => void navigate(href)}
    />
  );
}
