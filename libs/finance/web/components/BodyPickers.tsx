import { imageUrl, srcSet } from '@forecourt/contracts';
import { useSection, useWords } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { valueWord } from '@forecourt/vehicle';
import type { BodyStock } from '../rules/budgetSearch.js';
import * as styles from './budget.styles.js';
import { financeWords } from '../words/financeWords.js';

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
  const say = useWords(financeWords);
  const { placeholderImage } = useSection(vehicleSection);
  if (bodies.length === 0) return null;
  return (
    <fieldset css={styles.pickers}>
      <legend>{say('body')}</legend>
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
                <strong>{valueWord(value, say)}</strong>
                {count !== undefined && total !== undefined && <small>{say('bodyCount', { count, total })}</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
