import { useLoaderData } from 'react-router-dom';
import {
  brandSectionsSlot,
  brandsRoute,
  brandTopSlot,
  enquiryRoute,
  homeRoute,
  testDriveHref,
  testDriveRoute,
} from '@forecourt/contracts';
import { Slot, useRouteHref, useSection, useWords, withElements } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, Breadcrumbs, ButtonLink, Container } from '@forecourt/ui-kit';
import { formatDollars, formatNumber } from '@forecourt/vehicle';
import { BrandMark } from '../components/BrandMark.js';
import { ModelTiles } from '../components/ModelTiles.js';
import { ResultGrid } from '../components/ResultGrid.js';
import type { BrandStock } from '../rules/brandPage.js';
import { wordOf } from '../rules/names.js';
import { searchWords } from '../words/searchWords.js';
import type { BrandData } from './brandLoader.js';
import * as styles from './brand.styles.js';
import * as directory from './directory.styles.js';

/** One make: what the dealer says of it, its models in stock, its latest arrivals, its offers and places (NAV-06). */
export function Component() {
  const say = useWords(searchWords);
  const { brand, stock, now } = useLoaderData<BrandData>();
  const homeHref = useRouteHref(homeRoute);
  const brandsHref = useRouteHref(brandsRoute);
  const { name: dealer, searchPrefix } = useSection(siteSection);
  const all = <a href={searchPrefix}>{say('seeAllVehicles')}</a>;
  return (
    <Container>
      <div css={directory.page}>
        <header css={styles.head}>
          <Breadcrumbs
            trail={[
              { name: say('home'), ...(homeHref ? { href: homeHref } : {}) },
              ...(brandsHref ? [{ name: say('brands'), href: brandsHref }] : []),
              { name: brand.name },
            ]}
          />
          <div css={styles.banner}>
            <div css={styles.words}>
              <h1>
                {brand.name} <span>{say('brand.at', { dealer })}</span>
              </h1>
              {typeof stock === 'object' && <Counted stock={stock} />}
              <Actions name={brand.name} stock={stock} />
            </div>
            <div css={styles.mark} aria-hidden="true">
              <BrandMark name={brand.name} isLarge />
            </div>
          </div>
        </header>
        <Slot slot={brandTopSlot} with={{ brand }} />
        {stock === 'lost' && (
          <Alert tone="warning">{withElements((marks) => say('brand.failed', marks), { all })}</Alert>
        )}
        {stock === 'none' && (
          <p>{withElements((marks) => say('brand.none', { ...marks, brand: brand.name }), { all })}</p>
        )}
        {typeof stock === 'object' && (
          <>
            <section css={directory.section} aria-labelledby="brand-models">
              <h2 id="brand-models">{say('brand.models')}</h2>
              <ModelTiles models={stock.models} eager={2} />
            </section>
            <section css={directory.section} aria-labelledby="brand-newest">
              <h2 id="brand-newest">{say('brand.newest')}</h2>
              <ResultGrid vehicles={stock.newest} now={now} headingLevel={3} layout="grid" />
            </section>
          </>
        )}
        <Slot slot={brandSectionsSlot} with={{ brand }} />
      </div>
    </Container>
  );
}

function Counted({ stock }: { stock: BrandStock }) {
  const say = useWords(searchWords);
  const { count, from } = stock;
  return (
    <>
      <p>
        {from === undefined
          ? say('inStock', { count })
          : say('brand.inStockFrom', { count, price: formatDollars(from) })}
      </p>
      {stock.conditions.length > 1 && (
        <ul css={styles.conditions}>
          {stock.conditions.map(({ value, count: some, href }) => (
            <li key={value}>
              <a href={href}>
                {wordOf(value, undefined, say)} <small>{formatNumber(some)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Actions({ name, stock }: { name: string; stock: BrandData['stock'] }) {
  const say = useWords(searchWords);
  const testDrive = testDriveHref(useRouteHref(testDriveRoute), { make: name });
  const enquiry = useRouteHref(enquiryRoute);
  return (
    <div css={styles.actions}>
      {typeof stock === 'object' && (
        <ButtonLink href={stock.href}>{say('brand.seeAll', { count: stock.count, brand: name })}</ButtonLink>
      )}
      {testDrive && (
        <ButtonLink href={testDrive} variant="outline">
          {say('brand.testDrive')}
        </ButtonLink>
      )}
      {enquiry && (
        <ButtonLink href={enquiry} variant="outline">
          {say('brand.ask')}
        </ButtonLink>
      )}
    </div>
  );
}
