import { dealershipsRoute } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import {
  departmentName,
  departmentsOf,
  haveSameHours,
  siteConfigWords,
  type SiteLocation,
  siteSection,
} from '@forecourt/site-config';
import { slugify } from '@forecourt/vehicle';
import * as styles from '../components/contact.styles.js';
import { ContactPlace } from '../components/ContactPlace.js';
import { DepartmentHours } from '../components/DepartmentHours.js';
import { OwnMap } from '../components/PlaceMap.js';
import { PlaceSummary } from '../components/PlaceSummary.js';
import { contactVariant, listedDealerships, type ListedDealership } from '../rules/dealerships.js';
import { locationsSection } from '../section.js';
import type { ContactData } from './contactLoader.js';
import { locationsWords } from '../words/locationsWords.js';

/** Places to reach (LOC-06): the one place with its departments, or places on their map, by dealership. */
export function Component({ data }: { data?: unknown }) {
  const identity = useSection(siteSection);
  const { showMap } = useSection(locationsSection);
  if (!data) return null;
  const { places, now } = data as ContactData;
  const variant = contactVariant(identity, places);
  const [only] = places;
  if (variant === 'single' && only) return <OnlyPlace place={only} now={now} />;
  const groups: readonly Group[] =
    variant === 'dealerships' ? listedDealerships(identity, places) : [{ slug: 'places', name: '', makes: [], places }];
  const ordered = groups.flatMap((group) => group.places);
  // a frame of a maps service shows one place alone
  const hasMap = showMap && identity.maps?.embedUrl === undefined;
  return (
    <div css={styles.card} id="places">
      {hasMap && (
        <div css={styles.mapHead}>
          <OwnMap places={ordered} isWide />
        </div>
      )}
      <ul css={styles.rows}>
        {groups.map((group) => (
          <GroupRows
            key={group.slug}
            group={group}
            now={now}
            numberOf={hasMap ? (place) => ordered.indexOf(place) + 1 : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

type Group = ListedDealership;

interface GroupRowsProps {
  readonly group: Group;
  readonly now: number;
  readonly numberOf: ((place: SiteLocation) => number) | undefined;
}

/** A dealership's places and makes. One whose only place bears its name has one heading. */
function GroupRows({ group: { slug, name, makes, places }, now, numberOf }: GroupRowsProps) {
  const say = useWords(locationsWords);
  const site = useSite();
  const isItsPlace = name === '' || (places.length === 1 && places[0]?.name === name);
  return (
    <>
      {!isItsPlace && (
        <li id={slug}>
          <h2 css={styles.group}>{name}</h2>
        </li>
      )}
      {places.map((place, index) => (
        <li key={place.slug} {...(isItsPlace && name !== '' ? { id: slug } : {})}>
          <ContactPlace place={place} now={now} headingLevel={isItsPlace ? 2 : 3} number={numberOf?.(place)}>
            {makes.length > 0 && index === places.length - 1 && (
              <ul css={styles.makes} aria-label={say('makesOf', { name })}>
                {makes.map((make) => {
                  const href = site.href(dealershipsRoute, { make: slugify(make) });
                  return <li key={make}>{href ? <a href={href}>{make}</a> : make}</li>;
                })}
              </ul>
            )}
          </ContactPlace>
        </li>
      ))}
    </>
  );
}

/** The one place, and its departments where they have numbers or hours of their own. */
function OnlyPlace({ place, now }: { place: SiteLocation; now: number }) {
  const saySite = useWords(siteConfigWords);
  const all = departmentsOf(place);
  const hasOwn = !haveSameHours(all) || all.some(({ phone }) => phone !== all[0]?.phone);
  return (
    <div css={styles.card} id="places">
      <PlaceSummary place={place} now={now} hasHours={!hasOwn} isPlain />
      {hasOwn && all.length > 1 && (
        <ul css={styles.departments}>
          {all.map((department) => (
            <li key={department.category}>
              <h3>{departmentName(department, saySite)}</h3>
              <DepartmentHours place={place.slug} department={department} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
