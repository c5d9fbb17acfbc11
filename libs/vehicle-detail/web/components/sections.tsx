import type { ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import { Icon, Tabs } from '@forecourt/ui-kit';
import {
  keyInformation,
  specifications,
  vehicleWords,
  type Detail,
  type DetailGroup,
  type Vehicle,
} from '@forecourt/vehicle';
import type { VehicleDetailKey, VehicleDetailSay } from '../rules/words.js';
import { DetailRows } from './DetailRows.js';
import { SectionCard } from './SectionCard.js';
import * as styles from './vehicle.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** A piece of text or list that is cut short, with a native toggle. */
export function More({ more, less, children }: { more: string; less: string; children: ReactNode }) {
  return (
    <details css={styles.more}>
      <summary>
        <span className="closed">{more}</span>
        <span className="open">{less}</span>
      </summary>
      {children}
    </details>
  );
}

export type DetailName = 'key-information' | 'features' | 'specifications';

export interface DetailsProps {
  vehicle: Vehicle;
  /** What the site shows, in its order. */
  names: readonly DetailName[];
  keyInformationShown: number;
  featuresShown: number;
}

const NAMES: Readonly<Record<DetailName, VehicleDetailKey>> = {
  'key-information': 'details.keyInformation',
  features: 'details.features',
  specifications: 'details.specifications',
};

/** Id of the card; each tab has its own, too. */
export const DETAILS_ANCHOR = 'details';

/** What the vehicle is, in one card: a tab each where there are several, nothing for what is not known (VDP-07). */
export function Details({ vehicle, names, keyInformationShown, featuresShown }: DetailsProps) {
  const say = useWords(vehicleDetailWords);
  const sayVehicle = useWords(vehicleWords);
  const all = [
    { id: 'key-information', content: keyInformationOf(keyInformation(vehicle, sayVehicle), keyInformationShown, say) },
    { id: 'features', content: featuresOf(vehicle, featuresShown, say) },
    { id: 'specifications', content: specificationsOf(specifications(vehicle, sayVehicle), say) },
  ] as const;
  const tabs = names
    .flatMap((name) => all.filter(({ id, content }) => id === name && content !== null))
    .map(({ id, content }) => ({ id, name: say(NAMES[id]), content }));
  const [first] = tabs;
  if (!first) return null;
  if (tabs.length === 1)
    return (
      <div id={DETAILS_ANCHOR}>
        <SectionCard id={first.id} title={first.name}>
          {first.content}
        </SectionCard>
      </div>
    );
  return (
    <SectionCard id={DETAILS_ANCHOR} title={say('details.title')} isTitleHidden>
      <Tabs label={say('details.title')} tabs={tabs} isAddressed />
    </SectionCard>
  );
}

const Facts = ({ items }: { items: readonly Detail[] }) => (
  <dl css={styles.facts}>
    <DetailRows rows={items} />
  </dl>
);

/** The first ones, the rest behind Show More. */
function keyInformationOf(items: readonly Detail[], shown: number, say: VehicleDetailSay): ReactNode {
  return (
    <div css={styles.details}>
      <Facts items={items.slice(0, shown)} />
      {items.length > shown && (
        <More more={say('showMore')} less={say('showLess')}>
          <Facts items={items.slice(shown)} />
        </More>
      )}
    </div>
  );
}

/** The first ones, the rest behind Show All. */
function featuresOf(vehicle: Vehicle, shown: number, say: VehicleDetailSay): ReactNode {
  const items = [...new Set([...(vehicle.features ?? []), ...(vehicle.standard_equipment ?? [])])];
  if (items.length === 0) return null;
  const draw = (list: readonly string[]) => (
    <ul css={styles.list}>
      {list.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} />
          {item}
        </li>
      ))}
    </ul>
  );
  return (
    <div css={styles.details}>
      {draw(items.slice(0, shown))}
      {items.length > shown && (
        <More more={say('details.showAll')} less={say('details.hide')}>
          {draw(items.slice(shown))}
        </More>
      )}
    </div>
  );
}

/** The first group, the rest behind a toggle; groups without rows are not there. */
function specificationsOf(groups: readonly DetailGroup[], say: VehicleDetailSay): ReactNode {
  if (groups.length === 0) return null;
  const draw = (list: readonly DetailGroup[]) =>
    list.map(({ title, rows }) => (
      <div key={title} css={styles.group}>
        <h3>{title}</h3>
        <dl css={styles.rows}>
          <DetailRows rows={rows} />
        </dl>
      </div>
    ));
  return (
    <div css={styles.details}>
      {draw(groups.slice(0, 1))}
      {groups.length > 1 && (
        <More more={say('details.allSpecifications')} less={say('details.hideSpecifications')}>
          {draw(groups.slice(1))}
        </More>
      )}
    </div>
  );
}
