import type { Language } from '@forecourt/words';

const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** `1234567` as `1,234,567`. */
export const formatNumber = (value: number): string => {
  const [whole = '', fraction] = String(value).split('.');
  return whole.replace(GROUPS, ',') + (fraction ? `.${fraction}` : '');
};

/** Whole Australian dollars: `$31,990`. */
export const formatDollars = (dollars: number): string =>
  `${dollars < 0 ? '-' : ''}$${formatNumber(Math.abs(Math.round(dollars)))}`;

const KILOMETRES: Readonly<Record<Language, string>> = { 'en-AU': ' kms', 'zh-Hans': '公里' };

/** Odometer with the suffix of A9: `42,000 kms`. */
export const formatKilometres = (km: number, language: Language): string =>
  `${formatNumber(Math.round(km))}${KILOMETRES[language]}`;

/** Engine size to one decimal (A3): `2.0 L`. */
export const formatLitres = (litres: number): string => `${litres.toFixed(1)} L`;

/** Millimetres as metres to one decimal: `6.4 m`. */
export const formatMetres = (millimetres: number): string => `${(millimetres / 1000).toFixed(1)} m`;

/** `210 Parramatta Road, Auburn NSW 2144`, without what is not known. */
export const addressLine = (
  address: Partial<Record<'street' | 'city' | 'state' | 'postcode', string | undefined>> | undefined,
): string => {
  const town = [address?.city, address?.state, address?.postcode].filter(Boolean).join(' ');
  return [address?.street, town].filter(Boolean).join(', ');
};

/**
 * The first characters of a text, and whether there are more. Counts what people see as characters, not halves of them.
 */
export function shortened(text: string, length: number): { text: string; isCut: boolean } {
  const characters = [...text];
  if (characters.length <= length) return { text, isCut: false };
  return { text: `${characters.slice(0, length).join('').trimEnd()}...`, isCut: true };
}
