import { css } from '@emotion/react';

export const film = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  border: 0,
  objectFit: 'cover',
  background: '#0c121a',
});
export const elsewhere = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  aspectRatio: '3 / 2',
  padding: 'var(--space-4)',
  background: '#0c121a',
  color: '#fff',
  textAlign: 'center',
});
export const cover = css({ position: 'relative', display: 'block', aspectRatio: '3 / 2', background: '#0c121a' });
export const play = css({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: 999,
  background: 'rgb(12 18 26 / 0.78)',
  color: '#fff',
});
