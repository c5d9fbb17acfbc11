import { useLoaderData } from 'react-router-dom';
import { homeRoute, listingRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useSite, useWords } from '@forecourt/composition';
import { Breadcrumbs, ButtonLink, Container } from '@forecourt/ui-kit';
import { OfferCards } from '../components/OfferCards.js';
import { OfferVehicles } from '../components/OfferVehicles.js';
import * as styles from '../components/offers.styles.js';
import { offersHref, type OffersQuestion } from '../rules/addresses.js';
import { offersSection } from '../section.js';
import { offersWords } from '../words/offersWords.js';
import type { OffersData } from './offersLoader.js';

/** What the dealer offers today, by make and by kind, and the vehicles whose price is reduced. */
export function Component() {
  const data = useLoaderData<OffersData>();
  const { offers, others, makes, categories, asked, vehicles, found, now } = data;
  const say = useWords(offersWords);
  const { title = say('title'), intro, stockCount } = useSection(offersSection);
  const home = useRouteHref(homeRoute);
  const isNarrowed = asked.make !== undefined || asked.category !== undefined;
  const isFirst = asked.page === 1;
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: title }]} />
        <div css={styles.head}>
          <h1>{title}</h1>
          {intro !== '' && <p>{intro}</p>}
        </div>
        <Choices label={say('kinds')} name="category" all={say('all')} values={categories} asked={asked} />
        <Choices label={say('makes')} name="make" all={say('allMakes')} values={makes} asked={asked} />
        {isFirst && offers.length > 0 && <OfferCards offers={offers} priority={2} />}
        {isFirst && offers.length === 0 && (isNarrowed || vehicles.length === 0) && <Empty isNarrowed={isNarrowed} />}
        {others.length > 0 && (
          <section css={styles.section} aria-labelledby="other-offers">
            <h2 id="other-offers">{say('more')}</h2>
            <OfferCards offers={others} headingLevel={3} />
          </section>
        )}
        <OfferVehicles id="special-prices" title={say('stock.title')} vehicles={vehicles} now={now}>
          <Pager asked={asked} pages={Math.ceil(found / Math.max(1, stockCount))} />
        </OfferVehicles>
      </div>
    </Container>
  );
}

/** No offers, or none that match the filters (OFR-04). */
function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  const say = useWords(offersWords);
  const site = useSite();
  const listing = useRouteHref(listingRoute);
  return (
    <div css={styles.empty}>
      <h2>{say('none.title')}</h2>
      <p>{say('none.text')}</p>
      {isNarrowed ? (
        <ButtonLink href={offersHref(site, { page: 1 })} variant="outline">
          {say('all')}
        </ButtonLink>
      ) : (
        listing !== undefined && (
          <ButtonLink href={listing} variant="outline">
            {say('none.viewStock')}
          </ButtonLink>
        )
      )}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  name: 'make' | 'category';
  all: string;
  values: OffersData['makes'];
  asked: OffersQuestion;
}

/** Ways to fewer offers; without a choice between them there are none. */
function Choices({ label, name, all, values, asked }: ChoicesProps) {
  const say = useWords(offersWords);
  const site = useSite();
  if (values.length < 2) return null;
  const { page: _page, ...others } = { ...asked, [name]: undefined };
  const here = (isHere: boolean) => (isHere ? { 'aria-current': 'page' as const } : {});
  return (
    <nav aria-label={label}>
      <ul css={styles.chips}>
        <li>
          <a href={offersHref(site, { ...others, page: 1 })} {...here(asked[name] === undefined)}>
            {all}
          </a>
        </li>
        {values.map((value) => (
          <li key={value.slug}>
            <a
              href={offersHref(site, { ...others, [name]: value.slug, page: 1 })}
              {...here(asked[name] === value.slug)}
            >
              {say('choice', { name: value.name, count: value.count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pager({ asked, pages }: { asked: OffersQuestion; pages: number }) {
  const say = useWords(offersWords);
  const site = useSite();
  if (pages < 2) return null;
  const at = (page: number) => `${offersHref(site, { ...asked, page })}#special-prices`;
  return (
    <nav css={styles.pager} aria-label={say('stock.pages')}>
      {asked.page > 1 && (
        <ButtonLink href={at(asked.page - 1)} variant="outline" rel="prev">
          {say('stock.previous')}
        </ButtonLink>
      )}
      <span>{say('stock.pageOf', { page: asked.page, pages })}</span>
      {asked.page < pages && (
        <ButtonLink href={at(asked.page + 1)} variant="outline" rel="next">
          {say('stock.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
