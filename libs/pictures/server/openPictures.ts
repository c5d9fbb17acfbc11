import path from 'node:path';
import type { Db } from '@forecourt/database';
import { dealerFiles, FilmService, ImageService, picturesFrom, type PictureSource } from '@forecourt/images';
import { sitePictures } from '../sitePictures.js';
import type { ServiceOptions } from './serviceOptions.js';

type PicturesOptions = Pick<
  ServiceOptions,
  'dataDir' | 'dealersDir' | 'films' | 'pictureReach' | 'pictures' | 'placeholder' | 'sites'
>;

/** Pictures of dealers, of demo stock and of other servers, and films. */
export function openPictures(db: Db, { dataDir, dealersDir, sites, ...options }: PicturesOptions) {
  // pictures and films of a shared stock may lie in its owner's folder
  const borrowsFrom = (slug: string) => sites.bySlug(slug)?.stockOwner;
  const files = dealerFiles(dealersDir, borrowsFrom);
  const remotePictures = sitePictures({
    db,
    sites,
    cacheDir: path.join(dataDir, 'remote-pictures'),
    reach: options.pictureReach,
  });
  const source: PictureSource = async (picture, site) =>
    (await options.pictures(picture, site)) ?? files.source(picture, site);
  const images = new ImageService({
    cacheDir: path.join(dataDir, 'images'),
    placeholder: options.placeholder,
    ...picturesFrom({ source, version: files.version }, remotePictures),
  });
  const films = new FilmService({ dealersDir, borrowsFrom, source: options.films });
  return { images, films, remotePictures };
}
