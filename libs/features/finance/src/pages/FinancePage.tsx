import { useLoaderData, useLocation } from 'react-router-dom';
import { budgetRoute, enquiryRoute, homeRoute } from '@forecourt/contracts';
import { Part, useRouteHref } from '@forecourt/composition';
import { FINANCE_FORM_ANCHOR, siteShowsFinance } from '@forecourt/finance-maths';
import { Breadcrumbs, ButtonLink, Container } from '@forecourt/ui-kit';
import { useFinance } from '../components/financeContext.js';
import { keptParameters } from '../domain/calculatorQuery.js';
import { loadCalculator } from '../parts.js';
import type { FinancePageData } from './financeLoader.js';
import * as styles from './finance.styles.js';

/** Finance page (FIN-12): calculator, and the way to a finance enquiry at #finance-form. */
export function Component() {
  const { now } = useLoaderData<FinancePageData>();
  const { config, context } = useFinance(now);
  const { search } = useLocation();
  const home = useRouteHref(homeRoute);
  const enquiry = useRouteHref(enquiryRoute);
  const budget = useRouteHref(budgetRoute);
  const { title, intro, enquiryTitle, enquiryText, enquiryButton } = config.page;
  const about = new URLSearchParams([
    ['category', 'Finance Enquiry'],
    ...keptParameters(search).map((pair) => [...pair]),
  ]);
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: 'Home', ...(home ? { href: home } : {}) }, { name: title }]} />
        <header css={styles.intro}>
          <h1>{title}</h1>
          <p>{intro}</p>
          {budget && (
            <p>
              Know what you can repay? <a href={budget}>{config.budgetPage.title}</a>
            </p>
          )}
        </header>
        {siteShowsFinance(config, context) && (
          <Part id="finance/calculator" load={loadCalculator} hydrate="visible" props={{ now }} />
        )}
        <section css={styles.enquiry} id={FINANCE_FORM_ANCHOR} aria-labelledby="finance-form-title">
          <div>
            <h2 id="finance-form-title">{enquiryTitle}</h2>
            <p>{enquiryText}</p>
          </div>
          {enquiry && (
            <ButtonLink href={`${enquiry}?${about.toString()}`} icon="mail">
              {enquiryButton}
            </ButtonLink>
          )}
        </section>
      </div>
    </Container>
  );
}
