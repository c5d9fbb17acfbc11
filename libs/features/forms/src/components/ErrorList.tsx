import { Alert, listedFault } from '@forecourt/ui-kit';
import { FIELD_LABELS, type EnquiryField } from '../domain/enquiryValues.js';
import * as styles from './enquiry.styles.js';
import type { EnquiryErrors } from '../domain/validateEnquiry.js';

/** What keeps a form from being sent (FORM-04); nothing when all is well. */
export function ErrorList({ errors, formError }: { errors: EnquiryErrors; formError: string | undefined }) {
  const list = Object.entries(errors) as [EnquiryField, string][];
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
                <li key={field}>{listedFault(FIELD_LABELS[field], text)}</li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}
