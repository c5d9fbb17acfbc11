import { portRef } from '@forecourt/service';
import type { FilmSource } from './filmService.js';
import type { PictureSource } from './imageService.js';
import type { Reach } from './remote/reach.js';

/** Where the process keeps pictures, and which it has besides those of the dealers. */
export interface PictureSettings {
  /** Folder for everything that is stored. */
  readonly dataDir: string;
  /** Pictures that are no dealer's own: those of demo stock. */
  readonly pictures: PictureSource;
  /** SVG that replaces missing pictures. */
  readonly placeholder: string;
  /** Films that are no dealer's own: those of demo stock. */
  readonly films?: FilmSource | undefined;
  /** Where pictures of other servers may be fetched from; the internet when left out. */
  readonly pictureReach?: Reach | undefined;
}

export const pictureSettingsPort = portRef<PictureSettings>('images/settings');
