import { financeMathsWords, frequencyLabel, type FrequencyName } from '@forecourt/finance-maths';
import { useWords } from '@forecourt/composition';
import * as styles from './calculator.styles.js';
import { financeWords } from '../words/financeWords.js';

/** How often is repaid; nothing where there is no choice. */
export function FrequencyField<Name extends FrequencyName>({
  names,
  chosen,
  onChoose,
}: {
  names: readonly Name[];
  chosen: string;
  onChoose: (name: Name) => void;
}) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  if (names.length < 2) return null;
  return (
    <fieldset css={[styles.frequency, styles.wide]}>
      <legend>{say('repayments')}</legend>
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
            <span>{frequencyLabel(name, sayMaths)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
