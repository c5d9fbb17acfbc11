/** Name under which a brochure is saved (VDP-15): `{slug}.pdf`, of characters that every file system takes. */
export function brochureFileName(slug: string): string {
  const name = slug
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 120);
  return `${name || 'vehicle'}.pdf`;
}
