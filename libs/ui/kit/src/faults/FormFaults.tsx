import { createContext, use, useId, type MouseEvent, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Alert } from '../Alert.js';
import { listedFault } from '../fieldSentence.js';
import { useKitWords } from '../kitWords.js';

const FormContext = createContext<string | undefined>(undefined);

/** Goes around a form with its `FaultSummary`: its fields have ids that the list leads to. */
export const FormFields = ({ children }: { children: ReactNode }) => (
  <FormContext value={`${useId()}-`}>{children}</FormContext>
);

/** Id of a field by its name, so that a list of faults can lead to it; one of no meaning outside of `FormFields`. */
export function useFieldId(name: string | undefined): string {
  const own = useId();
  const form = use(FormContext);
  return form !== undefined && name ? form + name : own;
}

export interface Fault {
  /** Name of the field. */
  readonly field: string;
  /** What the form calls it; empty for texts to agree to. */
  readonly label: string;
  /** What is wrong, as a sentence or as the end of one. */
  readonly text: string;
}

/** Faults by field as a list; `labelOf` is what the form calls a field. */
export const faultsOf = (
  errors: Readonly<Partial<Record<string, string>>>,
  labelOf: (field: string) => string | undefined,
): Fault[] =>
  Object.entries(errors).flatMap(([field, text]) => (text ? [{ field, label: labelOf(field) ?? '', text }] : []));

export interface FaultSummaryProps {
  /** What keeps the form from going on where no field explains it. */
  message?: string | undefined;
  /** In the order of the fields. */
  faults: readonly Fault[];
}

/**
 * What keeps a form from going on, in one list above it, whose entries lead to their fields (FORM-04); nothing where
 * all is well. It can take the focus: `[data-errors]`.
 */
export function FaultSummary({ message, faults }: FaultSummaryProps) {
  const say = useKitWords();
  const form = use(FormContext) ?? '';
  if (!message && faults.length === 0) return null;
  return (
    <div data-errors="" tabIndex={-1} css={frame}>
      <Alert tone="destructive">
        {message && <p>{message}</p>}
        {faults.length > 0 && (
          <>
            <p>{say('faults')}</p>
            <ul>
              {faults.map(({ field, label, text }) => (
                <li key={field}>
                  <a href={`#${form}${field}`} onClick={toField}>
                    {listedFault(label, text, say)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}

const frame = css({
  outline: 'none',
  ul: { margin: 0, paddingInlineStart: '1.2em' },
  // room for a finger
  li: { paddingBlock: 3 },
  a: { color: 'inherit' },
});

/** The focus goes into the field, and the address stays; without script the link leads to it. */
function toField(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  const isField = target?.matches('input, select, textarea');
  const field = isField ? target : target?.querySelector<HTMLElement>('input:not(:disabled)');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
