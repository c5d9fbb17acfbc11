import { codesPort } from '@forecourt/garage/server';
import { defineModule, provide, uncached } from '@forecourt/service';
import { DESK_CODE, deskCodeWriter } from './access/deskCodes.js';
import { signInCalls } from './access/signInCalls.js';
import { dayCalls } from './days/dayCalls.js';
import { deskPort, makeDesk } from './deskPort.js';
import { leadCalls } from './leads/leadCalls.js';
import { leadFiles } from './leads/leadFiles.js';
import { personalNotes } from './leads/personalNotes.js';
import { DESK_REPLY, replyWriter } from './leads/replies.js';
import { recordCalls } from './records/recordCalls.js';
import { pictureRoutes } from './website/pictureRoutes.js';
import { siteCalls } from './website/siteCalls.js';
import { deskServerWords } from './words/translated.js';

/** Where a dealer's people look after leads, test drives and reservations. */
export const deskModule = defineModule({
  id: 'desk',
  words: deskServerWords,
  provides: [provide(deskPort, makeDesk)],
  calls: (service) =>
    uncached([
      ...signInCalls(service),
      ...leadCalls(service),
      ...dayCalls(service),
      ...recordCalls(service),
      ...siteCalls(service),
    ]),
  routes: [leadFiles, pictureRoutes],
  messages: ({ db, sites, port }) => ({
    [DESK_CODE]: deskCodeWriter(port(codesPort)),
    [DESK_REPLY]: replyWriter(db, sites),
  }),
  // dealers sign in to read the day's leads with one
  urgentMessages: [DESK_CODE],
  personal: ({ db }) => [personalNotes(db)],
});
