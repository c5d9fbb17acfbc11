import { PREVIEW_HOURS } from '@forecourt/service/sites';
import { wholeNumber } from '../flags.ts';
import { dealerFolder, whoOf } from './called.ts';
import type { ServedCommand } from './versionCommands.ts';

/** Prints an address that shows the whole site by a folder that is not published. */
export const preview: ServedCommand = async (service, called) => {
  const {
    flags,
    names: [slug = ''],
    say,
  } = called;
  const { address, until } = await service.preview(slug, {
    dir: dealerFolder(called),
    who: whoOf(called),
    ...(flags.at === undefined ? {} : { at: flags.at }),
    ...(flags.hours === undefined ? {} : { hours: wholeNumber('hours', flags.hours, { most: PREVIEW_HOURS.most }) }),
  });
  say(address);
  say(
    `It shows "${slug}" as the folder has it, to everyone who has the address, until ${until}. Nothing is published.`,
  );
};
