import type { ReactNode } from 'react';
import { Icon } from '@forecourt/ui-kit';
import { keyInformation, specifications, type Detail, type Vehicle } from '@forecourt/vehicle';
import { DetailRows } from './DetailRows.js';
import { section } from './page.styles.js';
import * as styles from './vehicle.styles.js';

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

const Facts = ({ items }: { items: readonly Detail[] }) => (
  <dl css={styles.facts}>
    <DetailRows rows={items} />
  </dl>
);

/** Key information: the first ones, the rest behind Show More (VDP-07). */
export function KeyInformation({ vehicle, shown }: { vehicle: Vehicle; shown: number }) {
  const items = keyInformation(vehicle);
  return (
    <section css={section} aria-labelledby="key-information">
      <h2 id="key-information">Key information</h2>
      <Facts items={items.slice(0, shown)} />
      {items.length > shown && (
        <More more="Show More" less="Show Less">
          <Facts items={items.slice(shown)} />
        </More>
      )}
    </section>
  );
}

/** Features: the first ones, the rest behind Show All (VDP-07). */
export function Features({ vehicle, shown }: { vehicle: Vehicle; shown: number }) {
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
    <section css={section} aria-labelledby="features">
      <h2 id="features">Features</h2>
      {draw(items.slice(0, shown))}
      {items.length > shown && (
        <More more="Show All" less="Hide">
          {draw(items.slice(shown))}
        </More>
      )}
    </section>
  );
}

/** All specifications; groups without rows are not there (VDP-07). */
export function Specifications({ vehicle }: { vehicle: Vehicle }) {
  const groups = specifications(vehicle);
  if (groups.length === 0) return null;
  return (
    <section css={section} aria-labelledby="specifications">
      <h2 id="specifications">Specifications</h2>
      <More more="Show all specifications" less="Hide specifications">
        {groups.map(({ title, rows }) => (
          <div key={title} css={styles.group}>
            <h3>{title}</h3>
            <dl css={styles.rows}>
              <DetailRows rows={rows} />
            </dl>
          </div>
        ))}
      </More>
    </section>
  );
}
