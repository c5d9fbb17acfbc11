import { useWords } from '@forecourt/composition';
import { SectionMenu } from '../components/SectionMenu.js';
import type { MenuEntry } from '../rules/sectionMenu.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** The menu of the page, with its names in the words of the site. */
export function Component({ entries }: { entries: readonly MenuEntry[] }) {
  const say = useWords(vehicleDetailWords);
  return <SectionMenu entries={entries.map(({ name, ...entry }) => ({ ...entry, label: say(name) }))} />;
}
