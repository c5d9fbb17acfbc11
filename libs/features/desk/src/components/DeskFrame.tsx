import type { ReactNode } from 'react';
import {
  deskActivityRoute,
  deskAuditRoute,
  deskImportsRoute,
  deskReservationsRoute,
  deskRoute,
  deskSignInRoute,
} from '@forecourt/contracts';
import { useSite } from '@forecourt/composition';
import { Alert, Button, Container } from '@forecourt/ui-kit';
import type { DeskRefusal } from '../api/askDesk.js';
import * as styles from './desk.styles.js';

const PAGES = [
  [deskRoute, 'Leads'],
  [deskReservationsRoute, 'Bookings'],
  [deskActivityRoute, 'Activity'],
  [deskImportsRoute, 'Stock imports'],
  [deskAuditRoute, 'What was done'],
] as const;

export interface DeskFrameProps {
  title: string;
  /** Page of the desk that this one belongs to. */
  at: (typeof PAGES)[number][1];
  refused?: DeskRefusal | undefined;
  /** What the dealer's people must know, whatever they came for. */
  warnings?: readonly string[] | undefined;
  children: ReactNode;
}

/** What pages of the desk have in common: where they are, the way to the others, and the way out. */
export function DeskFrame({ title, at, refused, warnings = [], children }: DeskFrameProps) {
  const site = useSite();
  const faults = Object.entries(refused?.errors ?? {});
  return (
    <Container>
      <div css={styles.page}>
        <div css={styles.bar}>
          <nav aria-label="Desk">
            <ul>
              {PAGES.filter(([route]) => site.href(route) !== undefined).map(([route, name]) => (
                <li key={name}>
                  <a href={site.href(route)} aria-current={name === at ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <form method="post" action={site.href(deskSignInRoute)} aria-label="Sign out">
            <input type="hidden" name="step" value="sign-out" />
            <Button type="submit" variant="quiet">
              Sign out
            </Button>
          </form>
        </div>
        <h1>{title}</h1>
        {refused && (
          <Alert tone="destructive">
            <p>{refused.message}</p>
            {faults.map(([field, text]) => (
              <p key={field}>
                “{field}” {text}
              </p>
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
    </Container>
  );
}
