import type { CSSProperties } from 'react';
import { letteringOf } from '../rules/lettering.js';
import * as styles from './BrandMark.styles.js';

/** A make's name in lettering of our own, where others would copy its mark. */
export function BrandMark({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  const { face, weight, tracking, isUpper, isItalic } = letteringOf(name);
  const own: CSSProperties = {
    fontWeight: weight,
    letterSpacing: `${tracking / 100}em`,
    ...(isUpper ? { textTransform: 'uppercase' } : {}),
    ...(isItalic ? { fontStyle: 'italic' } : {}),
  };
  return (
    <span css={[styles.mark, styles.faces[face], isLarge ? styles.large : name.length > 9 && styles.long]} style={own}>
      {name}
    </span>
  );
}
