import { css } from '@emotion/react';
import { BAR } from '../components/header.styles.js';

/** Keeps the room of a row of pictures while the stock is read; what opens is filled, however little is for sale. */
const ROOM = 140;

export const waiting = css({ minHeight: ROOM, color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
export const groups = css({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-5)',
  minHeight: ROOM,
  h2: {
    marginBottom: 'var(--space-2)',
    color: 'var(--color-ink-muted)',
    fontFamily: 'var(--font-body)',
    fontSize: 'var(--text-xs)',
    fontWeight: 700,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
  },
  'ul li a': {
    color: 'inherit',
    fontSize: 'var(--text-s)',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});
export const named = css({
  flex: '1 1 240px',
  ul: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
    gap: '0 var(--space-3)',
  },
  'ul li a': { display: 'flex', alignItems: 'center', minHeight: 36, padding: 0, fontWeight: 400 },
});
export const pictured = css({
  flex: '2 1 320px',
  ul: {
    listStyle: 'none',
    display: 'grid',
    // eight in a row where the menu is widest
    gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))',
    gap: 'var(--space-3)',
  },
  // next to a group of names, in two full rows
  [BAR]: { '&:not(:only-child) ul': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  'ul li a': {
    display: 'grid',
    gap: 'var(--space-1)',
    minHeight: 0,
    padding: 0,
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'center',
  },
  img: {
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-surface-sunken)',
  },
});
