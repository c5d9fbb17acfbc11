/** Sections that are as wide as the page; from the first of them on, everything is. */
const WIDE: readonly string[] = ['similar', 'recently-viewed', 'blogs', 'feature-banner'];

/** What a vehicle is, in one card with tabs at the place of the first of them. */
const TABBED: readonly string[] = ['key-information', 'features', 'specifications'];

/** One section, or several in one card: with tabs, or as headings that open them. */
export interface Block<Name extends string> {
  readonly kind: 'section' | 'tabs' | 'folds';
  readonly names: readonly Name[];
}

export interface Arrangement<Name extends string> {
  readonly beside: readonly Block<Name>[];
  readonly below: readonly Block<Name>[];
}

export interface ArrangementOptions {
  /** Sections that begin folded. */
  readonly folded: readonly string[];
  /** The vehicle cannot be bought: what can comes first. */
  readonly isGone: boolean;
}

/** The site's sections next to the sidebar, and those below both (VDP-01). */
export function arrangeSections<Name extends string>(
  sections: readonly Name[],
  { folded, isGone }: ArrangementOptions,
): Arrangement<Name> {
  const unique = [...new Set(sections)];
  const tabbed = unique.filter((name) => TABBED.includes(name));
  const places = unique.filter((name) => !tabbed.includes(name) || name === tabbed[0]);
  const first = places.findIndex((name) => WIDE.includes(name));
  const at = first < 0 ? places.length : first;
  const isMoved = (name: Name) => isGone && name === 'similar';
  const stays = (name: Name) => !isMoved(name);
  const blocks = (names: readonly Name[]): Block<Name>[] => {
    const found: { kind: Block<Name>['kind']; names: Name[] }[] = [];
    for (const name of names) {
      const last = found.at(-1);
      if (name === tabbed[0]) found.push({ kind: 'tabs', names: tabbed });
      else if (!folded.includes(name)) found.push({ kind: 'section', names: [name] });
      else if (last?.kind === 'folds') last.names.push(name);
      else found.push({ kind: 'folds', names: [name] });
    }
    return found;
  };
  return {
    beside: blocks([...places.filter(isMoved), ...places.slice(0, at).filter(stays)]),
    below: blocks(places.slice(at).filter(stays)),
  };
}
