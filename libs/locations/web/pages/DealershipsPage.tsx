import { useLoaderData } from 'react-router-dom';
import { dealershipsRoute, homeRoute } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Container } from '@forecourt/ui-kit';
import { slugify } from '@forecourt/vehicle';
import { Dealership } from '../components/Dealership.js';
import { Trail } from '../components/Trail.js';
import * as styles from '../components/places.styles.js';
import { dealershipTrail } from './trails.js';
import type { DealershipsData } from './dealershipsLoader.js';
import { locationsWords } from '../words/locationsWords.js';

/** Dealerships of a dealer that has several, or those that sell a make. */
export function Component() {
  const { dealerships, makes, make, now } = useLoaderData<DealershipsData>();
  const say = useWords(locationsWords);
  const { name } = useSection(siteSection);
  const site = useSite();
  return (
    <Container>
      <div css={styles.page}>
        <Trail trail={dealershipTrail(site, make)} />
        <h1>{make ? say('dealerships.ofMake', { make }) : say('dealerships.ofDealer', { dealer: name })}</h1>
        {makes.length > 0 && (
          <nav aria-label={say('dealerships.byMake')}>
            <ul css={styles.services}>
              {makes.map((item) => (
                <li key={item}>
                  <a
                    href={site.href(dealershipsRoute, { make: slugify(item) }) ?? site.href(homeRoute) ?? '/'}
                    aria-current={item === make ? 'page' : undefined}
                  >
                    {item}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div css={styles.dealerships}>
          {dealerships.map((dealership) => (
            <Dealership key={dealership.slug} dealership={dealership} now={now} />
          ))}
        </div>
      </div>
    </Container>
  );
}
