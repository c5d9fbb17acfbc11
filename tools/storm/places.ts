import { temporaryPostgres, type PostgresPower } from '@forecourt/service/database/testing';
import { startMailServer, type MailServer } from '@forecourt/service/outbound/testing';
import { Fleet } from './fleet.ts';

const PLACES = {
  embedded: { words: 'embedded database, one process', processes: 1 },
  postgres: { words: 'PostgreSQL, one process', processes: 1 },
  three: { words: 'PostgreSQL, three processes', processes: 3 },
} as const;
type Place = keyof typeof PLACES;

/** Where a storm is to be, by `--on`; everywhere when that is left out. */
function placesOf(on: string | undefined): Place[] {
  const places = Object.keys(PLACES) as Place[];
  const chosen = places.filter((place) => on === undefined || on === place);
  if (chosen.length === 0) throw new Error(`--on must be one of ${places.join(', ')}`);
  return chosen;
}

export interface Weather {
  /** Description for the console. */
  readonly words: string;
  readonly fleet: Fleet;
  readonly mails: MailServer;
  /** The PostgreSQL server's; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Ends and starts that server; undefined also where `TEST_DATABASE_URL` names it. */
  readonly postgres: PostgresPower | undefined;
}

/** Runs a storm over the processes of every place that `--on` names. Says whether all were sound. */
export async function stormOn(on: string | undefined, storm: (weather: Weather) => Promise<boolean>): Promise<boolean> {
  let isSound = true;
  for (const place of placesOf(on)) isSound = (await stormOnOne(place, storm)) && isSound;
  return isSound;
}

/** True, with a line about it, where this machine has no such place. */
async function stormOnOne(place: Place, storm: (weather: Weather) => Promise<boolean>): Promise<boolean> {
  const { words, processes } = PLACES[place];
  const postgres = place === 'embedded' ? undefined : await temporaryPostgres();
  if (place !== 'embedded' && !postgres) {
    console.log(`${words}: left out, this machine has no PostgreSQL`);
    return true;
  }
  const mails = await startMailServer();
  const fleet = new Fleet({
    size: processes,
    env: {
      FORECOURT_SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      FORECOURT_MAIL_FROM: 'leads@forecourt.example',
      // every client comes from a network of its own
      FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
  });
  try {
    await fleet.start();
    return await storm({ words, fleet, mails, databaseUrl: postgres?.url, postgres: postgres?.power });
  } finally {
    await fleet.end();
    await mails.close();
    await postgres?.stop();
  }
}
