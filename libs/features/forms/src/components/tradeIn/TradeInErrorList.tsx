import type { TradeInOptions } from '@forecourt/enquiry';
import { Alert, listedFault } from '@forecourt/ui-kit';
import { labelOf, type TradeInErrors } from '../../domain/tradeIn/tradeInValues.js';
import * as styles from '../enquiry.styles.js';

export interface TradeInErrorListProps {
  errors: TradeInErrors;
  formError: string | undefined;
  options: Pick<TradeInOptions, 'tradeInQuestions'>;
}

/** What keeps a step from being left (FORM-04); nothing when all is well. */
export function TradeInErrorList({ errors, formError, options }: TradeInErrorListProps) {
  const list = Object.entries(errors);
  if (list.length === 0 && !formError) return null;
  return (
    <div data-errors="" tabIndex={-1} css={styles.errors}>
      <Alert tone="destructive">
        {formError && <p>{formError}</p>}
        {list.length > 0 && (
          <>
            <p>Please fix the following errors:</p>
            <ul>
              {list.map(([field, text]) => (
                <li key={field}>{listedFault(labelOf(field, options), text)}</li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}
