/** Sections that are as wide as the page; from the first of them on, everything is. */
const WIDE: readonly string[] = ['similar', 'recently-viewed', 'blogs', 'feature-banner'];

/** The site's sections next to the sidebar, and those below both (VDP-01). */
export function arrangeSections<Name extends string>(sections: readonly Name[]): { beside: Name[]; below: Name[] } {
  const unique = [...new Set(sections)];
  const first = unique.findIndex((name) => WIDE.includes(name));
  const at = first < 0 ? unique.length : first;
  return { beside: unique.slice(0, at), below: unique.slice(at) };
}
