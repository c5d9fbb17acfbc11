import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Alert, fieldSentence, useKitWords } from '@forecourt/ui-kit';
import type { DeskRefusal, Signed } from '../api/askDesk.js';
import { DeskShell, type DeskPlace } from './DeskShell.js';
import * as styles from './desk.styles.js';

export interface DeskFrameProps {
  title: string;
  /** Page of the desk that this one belongs to. */
  at: DeskPlace;
  refused?: (Pick<DeskRefusal, 'errors'> & { readonly message?: string | undefined }) | undefined;
  /** What the dealer's people must know, whatever they came for. */
  warnings?: readonly string[] | undefined;
  /** The way to the page above this one. */
  back?: ReactNode;
  children: ReactNode;
}

/** What pages behind the sign-in have in common: the desk's frame, their title, and what went wrong. */
export function DeskFrame({ title, at, refused, warnings = [], back, children }: DeskFrameProps) {
  const { person, waiting, edits } = useLoaderData<Signed>();
  const say = useKitWords();
  const faults = Object.entries(refused?.errors ?? {});
  return (
    <DeskShell at={at} person={person} waiting={waiting} edits={edits}>
      <div css={styles.page}>
        <div css={styles.titled}>
          {back}
          <h1>{title}</h1>
        </div>
        {refused && (
          <Alert tone="destructive">
            <p>{refused.message ?? say('faults')}</p>
            {faults.map(([field, text]) => (
              <p key={field}>{fieldSentence(`“${field}”`, text ?? '', say)}</p>
            ))}
          </Alert>
        )}
        {warnings.length > 0 && (
          <Alert tone="destructive">
            {warnings.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Alert>
        )}
        {children}
      </div>
    </DeskShell>
  );
}
