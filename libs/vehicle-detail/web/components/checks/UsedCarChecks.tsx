import type { ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import { Icon } from '@forecourt/ui-kit';
import type { Promises } from '../../config.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';
import * as promiseStyles from '../promises.styles.js';
import { SectionCard } from '../SectionCard.js';
import * as styles from './checks.styles.js';

export interface UsedCarChecksProps {
  content: Pick<Promises, 'title' | 'items'>;
  /** The gauge, or what keeps its place; nothing where there is none to show: A8 hides it. */
  children?: ReactNode;
}

/** What was checked of a used vehicle, and where its price is in the market (VDP-08); nothing without both. */
export function UsedCarChecks({ content, children }: UsedCarChecksProps) {
  const say = useWords(vehicleDetailWords);
  const { title = say('checks.title'), items } = content;
  if (items.length === 0 && !children) return null;
  return (
    <SectionCard id="used-car-checks" title={title}>
      <div css={styles.columns}>
        {children}
        {items.length > 0 && (
          <ul css={[promiseStyles.list, styles.list]}>
            {items.map(({ title: name, text }) => (
              <li key={name}>
                <Icon name="check" />
                <span>
                  <strong>{name}</strong>
                  {text && <span css={promiseStyles.text}>{text}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SectionCard>
  );
}
