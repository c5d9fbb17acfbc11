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
import { Slot, useRouteHref, useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, Breadcrumbs, ButtonLink, Container } from '@forecourt/ui-kit';
import { formatDollars, formatNumber } from '@forecourt/vehicle';
import { BrandMark } from '../components/BrandMark.js';
import { ModelTiles } from '../components/ModelTiles.js';
import { ResultGrid } from '../components/ResultGrid.js';
import type { BrandStock } from '../domain/brandPage.js';
import type { BrandData } from './brandLoader.js';
import * as styles from './brand.styles.js';
import * as directory from './directory.styles.js';

/** One make: what the dealer says of it, its models in stock, its latest arrivals, its offers and places (NAV-06). */
export function Component() {
  const { brand, stock, now } = useLoaderData<BrandData>();
  const homeHref = useRouteHref(homeRoute);
  const brandsHref = useRouteHref(brandsRoute);
  const { name: dealer, searchPrefix } = useSection(siteSection);
  return (
    <Container>
      <div css={directory.page}>
        <header css={styles.head}>
          <Breadcrumbs
            trail={[
              { name: 'Home', ...(homeHref ? { href: homeHref } : {}) },
              ...(brandsHref ? [{ name: 'Brands', href: brandsHref }] : []),
              { name: brand.name },
            ]}
          />
          <div css={styles.banner}>
            <div css={styles.words}>
              <h1>
                {brand.name} <span>at {dealer}</span>
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
          <Alert tone="warning">
            The vehicles cannot be read just now. <a href={searchPrefix}>See all vehicles</a>
          </Alert>
        )}
        {stock === 'none' && (
          <p>
            No {brand.name} is for sale here just now. <a href={searchPrefix}>See all vehicles</a>
          </p>
        )}
        {typeof stock === 'object' && (
          <>
            <section css={directory.section} aria-labelledby="brand-models">
              <h2 id="brand-models">Models in stock</h2>
              <ModelTiles models={stock.models} eager={2} />
            </section>
            <section css={directory.section} aria-labelledby="brand-newest">
              <h2 id="brand-newest">Just arrived</h2>
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
  return (
    <>
      <p>
        {formatNumber(stock.count)} in stock{stock.from === undefined ? '' : `, from ${formatDollars(stock.from)}`}
      </p>
      {stock.conditions.length > 1 && (
        <ul css={styles.conditions}>
          {stock.conditions.map(({ label, count, href }) => (
            <li key={label}>
              <a href={href}>
                {label} <small>{formatNumber(count)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Actions({ name, stock }: { name: string; stock: BrandData['stock'] }) {
  const testDrive = testDriveHref(useRouteHref(testDriveRoute), { make: name });
  const enquiry = useRouteHref(enquiryRoute);
  return (
    <div css={styles.actions}>
      {typeof stock === 'object' && (
        <ButtonLink href={stock.href}>
          See all {formatNumber(stock.count)} {name}
        </ButtonLink>
      )}
      {testDrive && (
        <ButtonLink href={testDrive} variant="outline">
          Book a test drive
        </ButtonLink>
      )}
      {enquiry && (
        <ButtonLink href={enquiry} variant="outline">
          Ask us
        </ButtonLink>
      )}
    </div>
  );
}
