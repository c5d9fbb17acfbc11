import { defineModule, portRef, provide } from '@forecourt/service';
import { imagesPort } from './imageService.js';
import { mediaRoutes } from './mediaRoutes.js';
import { openPictures } from './openPictures.js';
import { pictureSettingsPort } from './pictureSettings.js';

/** All of it, for the routes of the module. */
const picturesPort = portRef<ReturnType<typeof openPictures>>('images/pictures');

/** Pictures at a width, a quality and a format, and films. */
export const picturesModule = defineModule({
  id: 'pictures',
  provides: [
    provide(picturesPort, (service) => openPictures(service, service.port(pictureSettingsPort))),
    provide(imagesPort, ({ port }) => port(picturesPort).images),
  ],
  routes: [(app, service) => mediaRoutes(app, service, service.port(picturesPort))],
});
