import { imageUrl, srcSet } from '@forecourt/contracts';
import { useSection } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { formatNumber } from '@forecourt/vehicle';
import type { BodyStock } from '../domain/budgetSearch.js';
import * as styles from './budget.styles.js';

/** Without counts and picture where the search did not answer. */
export type BodyPick = Pick<BodyStock, 'value'> & Partial<BodyStock>;

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
  const { placeholderImage } = useSection(vehicleSection);
  if (bodies.length === 0) return null;
  return (
    <fieldset css={styles.pickers}>
      <legend>Body type</legend>
      <div css={styles.pickRow}>
        {bodies.map(({ value, count, total, picture = placeholderImage }) => (
          <label key={value}>
            <input
              type="checkbox"
              name="body"
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span css={styles.pick}>
              {total !== undefined && (
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
                {count !== undefined && total !== undefined && (
                  <small>
                    {formatNumber(count)} of {formatNumber(total)} in budget
                  </small>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
