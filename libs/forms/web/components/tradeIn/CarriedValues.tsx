import { useFormState } from 'react-final-form';
import { useHasScript } from '@forecourt/ui-kit';
import { isTickField, textOf, type TradeInValues } from '../../rules/tradeIn/tradeInValues.js';

export interface CarriedValuesProps {
  /** Fields of the other steps. */
  fields: readonly string[];
  /** What the server knows: what only the device knows is not in the HTML that hydrates. */
  asDrawn: TradeInValues;
}

/** What was filled in at the other steps: a step that is posted carries it along. */
export function CarriedValues({ fields, asDrawn }: CarriedValuesProps) {
  const { values } = useFormState<TradeInValues>({ subscription: { values: true } });
  const carried = useHasScript() ? values : asDrawn;
  return fields
    .filter((field) => textOf(carried, field) && (!isTickField(field) || textOf(carried, field) === 'on'))
    .map((field) => <input key={field} type="hidden" name={field} value={textOf(carried, field)} />);
}
