import { Alert, listedFault } from '@forecourt/ui-kit';

export interface FaultListProps {
  /** What keeps the form from going on where no field explains it. */
  message: string | undefined;
  /** By field. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** Names of the fields as the form shows them. */
  labels: Readonly<Partial<Record<string, string>>>;
}

/** What keeps a form from going on, in one list (FORM-04); nothing where all is well. */
export function FaultList({ message, errors, labels }: FaultListProps) {
  const list = Object.entries(errors).filter(([, text]) => text !== undefined);
  if (!message && list.length === 0) return null;
  return (
    <Alert tone="destructive">
      {message && <p>{message}</p>}
      {list.length > 0 && (
        <>
          <p>Please fix the following errors:</p>
          <ul>
            {list.map(([field, text]) => (
              <li key={field}>{listedFault(Object.hasOwn(labels, field) ? (labels[field] ?? '') : '', text ?? '')}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
