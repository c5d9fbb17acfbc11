import path from 'node:path';
import { askServer } from '../commands/runningServer.ts';
import { composeAlone } from '../commands/composeAlone.ts';
import { readSettings } from '../commands/settings.ts';
import { wholeNumber } from '../flags.ts';
import { whoOf, type Called } from './called.ts';

/** What an address of a preview is made of; `at` by the site's clocks. */
interface Wanted {
  readonly folder: string;
  readonly who: string;
  readonly at?: string;
  readonly hours?: number;
}

/** Prints an address that shows the whole site by a folder that is not published. */
export async function preview(called: Called): Promise<void> {
  const { flags, names, dealersDir, say } = called;
  const [slug = ''] = names;
  const { address, until } = await issued(called, slug, {
    folder: path.resolve(flags.folder ?? path.join(dealersDir, slug)),
    who: whoOf(called),
    ...(flags.at === undefined ? {} : { at: flags.at }),
    ...(flags.hours === undefined ? {} : { hours: wholeNumber('hours', flags.hours) }),
  });
  say(address);
  say(
    `It shows "${slug}" as the folder has it, to everyone who has the address, until ${until}. Nothing is published.`,
  );
}

async function issued({ flags, dealersDir }: Called, slug: string, wanted: Wanted) {
  const settings = readSettings({ data: flags.data, dealers: dealersDir }, process.env);
  const answer = await askServer<{ address: string; until: string }>(settings.dataDir, '/api/admin/dealers/preview', {
    method: 'POST',
    body: { site: slug, ...wanted },
  });
  if (answer) return answer;
  const service = await composeAlone(settings);
  try {
    if (!service.previews) throw new Error('The dealers of this installation cannot change.');
    const { folder, ...more } = wanted;
    const { address, until } = await service.previews.issue(slug, { dir: folder, ...more });
    return { address, until: until.toISOString() };
  } finally {
    await service.close();
  }
}
