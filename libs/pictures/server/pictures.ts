import { isRemotePicture, remoteAddress } from '@forecourt/contracts';
import type { PictureSource, PictureVersion } from './imageService.js';
import type { RemotePictures } from './remote/remotePictures.js';

interface Found {
  readonly source: PictureSource;
  readonly version: PictureVersion;
}

/** Pictures by their names: those of other servers from there, all others from `local`. */
export function picturesFrom(local: Found, remote: Pick<RemotePictures, 'version' | 'read'>): Found {
  return {
    version: (picture, site, wanted) => {
      if (!isRemotePicture(picture)) return local.version(picture, site);
      const address = remoteAddress(picture);
      return address === undefined ? Promise.resolve(undefined) : remote.version(address, site, wanted);
    },
    source: (picture, site) => {
      if (!isRemotePicture(picture)) return local.source(picture, site);
      const address = remoteAddress(picture);
      return address === undefined ? Promise.resolve(undefined) : remote.read(address);
    },
  };
}
