import { useLoaderData, useLocation } from 'react-router-dom';
import {
  budgetRoute,
  enquiryRoute,
  financeEnquirySlot,
  homeRoute,
  personalisedFinanceRoute,
  vehicleRoute,
} from '@forecourt/contracts';
import { Part, Slot, useIsFilled, useRouteHref, useSite, useWords, withElements } from '@forecourt/composition';
import { CATEGORY } from '@forecourt/enquiry';
import { FINANCE_FORM_ANCHOR, personalisedLink, siteShowsFinance, type FinanceConfig } from '@forecourt/finance-maths';
import { Breadcrumbs, ButtonLink, Container } from '@forecourt/ui-kit';
import { useFinance } from '../components/financeContext.js';
import { keptParameters } from '../rules/calculatorQuery.js';
import { loadCalculator } from '../parts.js';
import type { FinancePageData } from './financeLoader.js';
import * as styles from './finance.styles.js';
import { financeWords } from '../words/financeWords.js';

/** Finance page (FIN-12): calculator, and the finance enquiry at #finance-form about what the address says. */
export function Component() {
  const { now, subject } = useLoaderData<FinancePageData>();
  const say = useWords(financeWords);
  const hasForm = useIsFilled(financeEnquirySlot);
  const { config, context } = useFinance(now);
  const { search } = useLocation();
  const home = useRouteHref(homeRoute);
  const enquiry = useRouteHref(enquiryRoute);
  // a host may have neither the form nor a page of enquiries
  const canEnquire = hasForm || enquiry !== undefined;
  const budget = useRouteHref(budgetRoute);
  const { title, intro, enquiryTitle, enquiryText, enquiryButton } = config.page;
  const about = new URLSearchParams([
    ['category', CATEGORY.finance],
    ...keptParameters(search).map((pair) => [...pair]),
  ]);
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: title }]} />
        <header css={styles.intro}>
          <h1>{title}</h1>
          <p>{intro}</p>
          {budget && (
            <p>
              {withElements((marks) => say('page.budget', marks), {
                link: <a href={budget}>{config.budgetPage.title}</a>,
              })}
            </p>
          )}
        </header>
        {siteShowsFinance(config, context) && (
          <Part
            id="finance/calculator"
            load={loadCalculator}
            hydrate="visible"
            props={{ now, ...(canEnquire ? { enquireHref: `#${FINANCE_FORM_ANCHOR}` } : {}) }}
          />
        )}
        {canEnquire && (
          <section
            css={[styles.enquiry, hasForm && styles.withForm]}
            id={FINANCE_FORM_ANCHOR}
            aria-labelledby="finance-form-title"
          >
            <div>
              <h2 id="finance-form-title">{enquiryTitle}</h2>
              <p>{enquiryText}</p>
              <Subject subject={subject} personalised={config.personalised} />
            </div>
            {hasForm ? (
              <Slot slot={financeEnquirySlot} with={{ subject, now }} />
            ) : (
              enquiry && (
                <ButtonLink href={`${enquiry}?${about.toString()}`} icon="mail">
                  {enquiryButton}
                </ButtonLink>
              )
            )}
          </section>
        )}
      </div>
    </Container>
  );
}

/** The vehicle that the enquiry is about, where the site shows it. */
function Subject({
  subject: { vehicle },
  personalised,
}: Pick<FinancePageData, 'subject'> & Pick<FinanceConfig, 'personalised'>) {
  const say = useWords(financeWords);
  const site = useSite();
  const page = vehicle && site.href(vehicleRoute, { slug: vehicle.slug });
  if (!vehicle) return null;
  const quote = personalised.isOn && site.href(personalisedFinanceRoute);
  return (
    <>
      <p>
        {withElements((marks) => say('page.about', marks), {
          vehicle: page ? <a href={page}>{vehicle.title}</a> : vehicle.title,
        })}
      </p>
      {quote && vehicle.id && (
        <p>
          <a href={personalisedLink(quote, { id: vehicle.id })} rel="nofollow">
            {personalised.linkText}
          </a>
        </p>
      )}
    </>
  );
}
