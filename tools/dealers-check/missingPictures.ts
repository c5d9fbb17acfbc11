import path from 'node:path';
import { isRemotePicture, picturePath } from '@forecourt/contracts';
import { dealerFile } from '@forecourt/pictures';
import { picturesIn, type ConfigSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';

type PicturedSite = Pick<ConfiguredSite, 'slug' | 'dir' | 'config' | 'explain' | 'stockOwner'>;

/**
 * One line for each option of a dealer that names a picture which is not there. `isElsewhere` knows those that are no
 * dealer's own; pictures of other servers are left alone.
 */
export async function missingPictures(
  site: PicturedSite,
  sections: readonly ConfigSection[],
  isElsewhere: (name: string) => boolean,
): Promise<string[]> {
  const folders = {
    folderOf: (slug: string) => path.join(path.dirname(site.dir), slug),
    borrowsFrom: () => site.stockOwner,
  };
  const named = sections.flatMap((section) =>
    picturesIn(section.schema, new Map(Object.entries(site.config)).get(section.id) ?? {}).map((picture) => ({
      ...picture,
      section: section.id,
    })),
  );
  const lines = await Promise.all(
    named.map(async ({ section, path: at, text }) => {
      const name = picturePath(text);
      if (isRemotePicture(name) || isElsewhere(name) || (await dealerFile(name, site.slug, folders))) return [];
      const layer = site.explain(section, String(at[0]));
      return [
        `${site.slug}: ${[section, ...at].join('.')} [${layer}]: ` +
          `"${text}": there is no such file in dealers/${site.slug}`,
      ];
    }),
  );
  return lines.flat();
}
