import path from 'node:path';
import type { ServiceContext } from '@forecourt/service';
import { dealerFiles, type DealerFolders } from './dealerFiles.js';
import { FilmService } from './filmService.js';
import { ImageService, type PictureSource } from './imageService.js';
import { picturesFrom } from './pictures.js';
import type { PictureSettings } from './pictureSettings.js';
import { sitePictures } from './sitePictures.js';

/** Pictures of dealers, of demo stock and of other servers, and films. */
export function openPictures(
  { db, sites }: Pick<ServiceContext, 'db' | 'sites'>,
  { dataDir, ...settings }: PictureSettings,
) {
  // pictures and films of a shared stock may lie in its owner's folder
  const folders: DealerFolders = {
    folderOf: (slug) => sites.bySlug(slug)?.dir,
    borrowsFrom: (slug) => sites.bySlug(slug)?.stockOwner,
  };
  const files = dealerFiles(folders);
  const remotePictures = sitePictures({
    db,
    sites,
    cacheDir: path.join(dataDir, 'remote-pictures'),
    reach: settings.pictureReach,
  });
  const source: PictureSource = async (picture, site) =>
    (await settings.pictures(picture, site)) ?? files.source(picture, site);
  const images = new ImageService({
    cacheDir: path.join(dataDir, 'images'),
    placeholder: settings.placeholder,
    ...picturesFrom({ source, version: files.version }, remotePictures),
  });
  const films = new FilmService({ ...folders, source: settings.films });
  return { images, films, remotePictures };
}
