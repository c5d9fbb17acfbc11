import { FREQUENCIES, type FrequencyName } from '@forecourt/finance-maths';
import * as styles from './calculator.styles.js';

/** How often is repaid; nothing where there is no choice. */
export function FrequencyField<Name extends FrequencyName>({
  names,
  chosen,
  onChoose,
}: {
  names: readonly Name[];
  chosen: Name;
  onChoose: (name: Name) => void;
}) {
  if (names.length < 2) return null;
  return (
    <fieldset css={[styles.frequency, styles.wide]}>
      <legend>Repayments</legend>
      <div>
        {names.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="frequency"
              value={name}
              checked={name === chosen}
              onChange={() => onChoose(name)}
            />
            <span>{FREQUENCIES[name].label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
