import { picturePath, isRemotePicture } from '@forecourt/contracts';
import { aspectRatio, dealerFiles, type DealerFolders } from '@forecourt/pictures';
import { sectionOf, siteSection, type ConfigValues } from '@forecourt/site-config';
import { publicConfig, type ConfiguredSite } from '@forecourt/service/sites';

/**
 * The public configuration of a site with the aspect ratio of its logo, read from the file, so that the header reserves
 * the space. A logo on another server, or one that is no picture, has no ratio.
 */
export async function configWithLogo(site: ConfiguredSite, folderOf: DealerFolders['folderOf']): Promise<ConfigValues> {
  const config = publicConfig(site);
  const { logo, logoAspectRatio } = site.site;
  const name = logo === undefined ? undefined : picturePath(logo);
  if (name === undefined || logoAspectRatio !== undefined || isRemotePicture(name)) return config;
  const files = dealerFiles({ folderOf, borrowsFrom: () => site.stockOwner });
  const original = await files.source(name, site.slug);
  const ratio = original === undefined ? undefined : await aspectRatio(original);
  if (ratio === undefined) return config;
  return Object.freeze({
    ...config,
    [siteSection.id]: { ...sectionOf({ config }, siteSection), logoAspectRatio: ratio },
  });
}
