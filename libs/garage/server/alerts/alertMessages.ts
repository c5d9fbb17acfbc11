import type { Db, Keys } from '@forecourt/service/database';
import type { MessageWriter, ShopperMessage } from '@forecourt/service/messages';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { formatDollars } from '@forecourt/vehicle';
import { wordsOf, type SayOf } from '@forecourt/words';
import { optionsOf, tellsAlerts } from './options.js';
import { receiving } from './receivers.js';
import { CONFIRM } from './requests.js';
import { SEARCH_NEWS, type ReportedSearch } from './searchNews.js';
import { VEHICLE_NEWS, type ReportedVehicle } from './stockNews.js';
import { linkToken } from './tokens.js';
import { garageServerWords } from '../words/garageServerWords.js';

/** A vehicle as a site shows it now. */
export interface ShownVehicle {
  readonly title: string;
  readonly slug: string;
  readonly status: string;
  readonly price: number | undefined;
  /** Whether its page still exists. */
  readonly isShown: boolean;
}

export interface AlertWordsOptions {
  readonly db: Db;
  readonly key: Keys;
  readonly now: () => number;
  readonly vehicleOf: (site: ConfiguredSite, id: string) => Promise<ShownVehicle | undefined>;
  /** Paths of the site's pages. */
  readonly pages: {
    /** Of alerts, with a query. */
    alerts(site: ConfiguredSite, query: Readonly<Record<string, string>>): string;
    vehicle(site: ConfiguredSite, slug: string): string;
  };
}

/** Words of the messages, written when they leave: what is no longer true is left out. */
export function alertWriters(options: AlertWordsOptions): readonly (readonly [string, MessageWriter])[] {
  const { db, key, now, pages } = options;

  const stopOf = (site: ConfiguredSite, id: string): NonNullable<ShopperMessage['stop']> => {
    const token = linkToken(site.slug, id, key);
    return { path: pages.alerts(site, { token }), postPath: `/api/alerts/unsubscribe?token=${token}` };
  };

  const confirm: MessageWriter = async ({ site, ref, secret }) => {
    if (secret === undefined || !tellsAlerts(site)) return undefined;
    const row = await db
      .selectFrom('alert_requests')
      .select('email')
      .where('site', '=', site.slug)
      .where('id', '=', ref)
      .where('expires_at', '>', new Date(now()))
      .executeTakeFirst();
    const say = wordsOf(site, garageServerWords);
    return (
      row && {
        to: row.email,
        subject: say('confirm.subject', { dealer: site.site.name }),
        paragraphs: [say('confirm.request'), say('confirm.until')],
        action: { label: say('confirm.action'), path: pages.alerts(site, { confirm: secret }) },
        note: say('confirm.note'),
      }
    );
  };

  const vehicles: MessageWriter = async ({ site, ref, secret, by }) => {
    const id = ref.slice(0, ref.indexOf('.'));
    const found = await receiving(db, site.slug, id);
    if (secret === undefined || !found?.subscriber.tells_prices || found.receiver.by !== by || !tellsAlerts(site))
      return undefined;
    const reported = JSON.parse(secret) as ReportedVehicle[];
    const say = wordsOf(site, garageServerWords);
    const lines = (await Promise.all(reported.map((item) => lineOf(options, site, item, say)))).flatMap(
      (line) => line ?? [],
    );
    const [first] = lines;
    if (!first) return undefined;
    const most = optionsOf(site).alertsMatches;
    const count = lines.length;
    const isOne = count === 1;
    const news = { vehicle: first.label, news: first.text };
    const stop = stopOf(site, id);
    return {
      to: found.receiver.to,
      subject: isOne ? say('vehicle.news', news) : say('vehicles.changed', { count }),
      paragraphs:
        by === 'sms'
          ? [isOne ? say('vehicle.news', news) : say('vehicles.suchAs', { ...news, count })]
          : [
              say(isOne ? 'vehicles.one' : 'vehicles.several'),
              ...(count > most ? [say('vehicles.shown', { shown: most, count })] : []),
            ],
      items: lines.slice(0, most),
      ...(by === 'sms' && first.path !== undefined ? { action: { label: say('vehicles.see'), path: first.path } } : {}),
      note: say('vehicles.note'),
      stop,
    };
  };

  const searches: MessageWriter = async ({ site, ref, secret, by }) => {
    const id = ref.slice(0, ref.indexOf('.'));
    const found = await receiving(db, site.slug, id);
    if (secret === undefined || !found?.subscriber.tells_matches || found.receiver.by !== by || !tellsAlerts(site))
      return undefined;
    const reported = JSON.parse(secret) as ReportedSearch[];
    const [first] = reported;
    if (!first) return undefined;
    const say = wordsOf(site, garageServerWords);
    const count = reported.length;
    const isOne = count === 1;
    const news = { count: first.count, search: first.text };
    return {
      to: found.receiver.to,
      subject: isOne ? say('search.subject', news) : say('searches.subject', { count }),
      paragraphs:
        by === 'sms'
          ? [isOne ? say('search.text', news) : say('searches.text', { count })]
          : [say(isOne ? 'searches.one' : 'searches.several')],
      items: reported.flatMap((search) => [
        { label: search.text, text: say('search.new', { count: search.count }), path: search.href },
        ...search.vehicles.map(({ title, slug }) => ({
          label: title,
          text: say('searches.newOne'),
          path: pages.vehicle(site, slug),
        })),
      ]),
      ...(by === 'sms' ? { action: { label: say('searches.see'), path: first.href } } : {}),
      note: say(found.subscriber.every === 'day' ? 'searches.daily' : 'searches.weekly'),
      stop: stopOf(site, id),
    };
  };

  return [
    [CONFIRM, confirm],
    [VEHICLE_NEWS, vehicles],
    [SEARCH_NEWS, searches],
  ];
}

/** What of a vehicle is still true: a price that rose again, or a sale that was taken back, is left out. */
async function lineOf(
  { vehicleOf, pages }: AlertWordsOptions,
  site: ConfiguredSite,
  { id, news }: ReportedVehicle,
  say: SayOf<typeof garageServerWords>,
): Promise<{ label: string; text: string; path?: string } | undefined> {
  const vehicle = await vehicleOf(site, id);
  if (!vehicle) return undefined;
  const { title: label, slug, price, status, isShown } = vehicle;
  const link = isShown ? { path: pages.vehicle(site, slug) } : {};
  if (news.kind === 'sold') return status === 'sold' ? { label, text: say('vehicle.sold'), ...link } : undefined;
  if (!isShown || status === 'sold' || price === undefined || price >= news.from) return undefined;
  const prices = { price: formatDollars(price), before: formatDollars(news.from) };
  return { label, text: say('vehicle.price', prices), ...link };
}
