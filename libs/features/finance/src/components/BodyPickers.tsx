import { imageUrl, srcSet } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/vehicle';
import type { BodyStock } from '../domain/budgetSearch.js';
import * as styles from './budget.styles.js';

export interface BodyPick extends Pick<BodyStock, 'value' | 'picture'> {
  /** Vehicles within the budget, where they could be counted. */
  readonly count?: number;
}

/** Bodies with a vehicle of each; any number of them may be picked (FIN-14). */
export function BodyPickers({
  bodies,
  chosen,
  onToggle,
}: {
  bodies: readonly BodyPick[];
  chosen: readonly string[];
  onToggle: (body: string) => void;
}) {
  if (bodies.length === 0) return null;
  return (
    <fieldset css={styles.pickers}>
      <legend>Body type</legend>
      <div>
        {bodies.map(({ value, count, picture }) => (
          <label key={value}>
            <input
              type="checkbox"
              name="body"
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span css={styles.pick}>
              {picture !== undefined && (
                <img
                  src={imageUrl(picture, { width: 240 })}
                  srcSet={srcSet(picture, [160, 240, 320, 480])}
                  sizes="(min-width: 900px) 150px, 44vw"
                  width={600}
                  height={400}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
              <span className="words">
                <strong>{value}</strong>
                {count !== undefined && <small>{formatNumber(count)} in budget</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
