import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Alert } from './Alert.js';
import { useKitWords } from './kitWords.js';
import { panel } from './panel.js';

const section = css([
  panel,
  {
    display: 'grid',
    gap: 'var(--space-4)',
    overflowWrap: 'anywhere',
    h2: { fontSize: 'var(--text-xl)' },
  },
]);
const list = css({ display: 'grid', gap: 'var(--space-4)', listStyle: 'none' });
const record = css({ display: 'grid', gap: 'var(--space-1)' });
const acts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-4)',
  a: { minHeight: 44, display: 'flex', alignItems: 'center' },
});
const muted = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });

export interface OwnRecordsProps<Item> {
  /** Of the section; its heading is `<id>-title`. */
  id: string;
  /** Heading of the box. */
  title: string;
  /** What there is none of, in the plural: `test drives`. */
  what: string;
  /** Undefined where they could not be read. */
  items: readonly Item[] | undefined;
  /** Said where there is none. */
  empty: ReactNode;
  /** A list item for each, `OwnRecord` mostly. */
  children: (item: Item) => ReactNode;
}

/** A box of the account's garage: what somebody has of one kind, that there is none, or that it cannot be read. */
export function OwnRecords<Item>({ id, title, what, items, empty, children }: OwnRecordsProps<Item>) {
  const say = useKitWords();
  return (
    <section css={section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {!items && (
        <Alert tone="warning">
          <p>{say('records.unread', { what })}</p>
        </Alert>
      )}
      {items?.length === 0 && <p css={muted}>{empty}</p>}
      {items && items.length > 0 && <ul css={list}>{items.map(children)}</ul>}
    </section>
  );
}

export interface OwnRecordProps {
  /** What it is, for example the vehicle. */
  name: string;
  /** Its current state. */
  state: ReactNode;
  /** What else there is to know. */
  note: ReactNode;
  /** Links that see or change it. */
  children?: ReactNode;
}

/** One of them by its name, with what can be done about it. */
export function OwnRecord({ name, state, note, children }: OwnRecordProps) {
  return (
    <li css={record}>
      <strong>{name}</strong>
      <span>{state}</span>
      <span css={muted}>{note}</span>
      {children && <span css={acts}>{children}</span>}
    </li>
  );
}
