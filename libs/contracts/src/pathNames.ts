import { slugify } from '@forecourt/vehicle';

/** What an address may have as a name of ours: everything else leads nowhere. */
export const isPathName = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** As `slugify`, with letters of every script: what a dealer names in its own language, such as a kind of offer. */
export const nameSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export const isNameSlug = (text: string): boolean => text !== '' && text.length <= 120 && nameSlug(text) === text;

const titled = (slug: string): string => slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (char) => char.toUpperCase());

/** Values that a part of a path may mean: `Mercedes-Benz` and `Land Rover` are written alike in one. */
export const spellings = (slug: string): string[] => [...new Set([titled(slug), slug, slug.replaceAll('-', ' ')])];

/** The slug of a make's page; undefined where the slug would not find the make again (Citroën). */
export function brandSlug(make: string): string | undefined {
  const slug = slugify(make);
  const isFound = isPathName(slug) && spellings(slug).some((text) => text.toLowerCase() === make.toLowerCase());
  return isFound ? slug : undefined;
}
