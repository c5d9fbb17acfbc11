import { opensBeside } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { Icon } from '@forecourt/ui-kit';
import type { CarType } from '@forecourt/vehicle';
import type { Promises, FeatureTile } from '../config.js';
import { promisesFor } from '../rules/promises.js';
import * as styles from './promises.styles.js';
import { SectionCard } from './SectionCard.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

interface PromiseListProps {
  id: string;
  /** Heading where the dealer has none of its own. */
  title: string;
  content: Promises;
  carType: CarType;
  isFolded?: boolean | undefined;
}

/** What's Included, or Why Buy From Us?: the dealer's own words (VDP-20); nothing where there are none. */
export function PromiseList({ id, title: ours, content, carType, isFolded }: PromiseListProps) {
  const items = promisesFor(content.items, carType);
  if (items.length === 0) return null;
  return (
    <SectionCard id={id} title={content.title ?? ours} isFolded={isFolded}>
      <ul css={styles.list}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <Icon name="check" />
            <span>
              <strong>{title}</strong>
              {text && <span css={styles.text}>{text}</span>}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** The banner of features: latest offers, book a service online, sell your car (VDP-20). */
export function FeatureBanner({ tiles }: { tiles: readonly FeatureTile[] }) {
  const say = useWords(vehicleDetailWords);
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={say('moreFromUs')}>
      <ul css={styles.tiles}>
        {tiles.map(({ title, text, href }) => (
          <li key={title}>
            <a href={href} {...opensBeside(href)}>
              <strong>{title}</strong>
              {text && <span>{text}</span>}
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
