import type { Db, Keys } from '@forecourt/database';
import type { MessageWriter, ShopperMessage } from '@forecourt/messages';
import type { ConfiguredSite } from '@forecourt/sites';
import { formatDollars } from '@forecourt/vehicle';
import { optionsOf, tellsAlerts } from './options.js';
import { receiving } from './receivers.js';
import { CONFIRM } from './requests.js';
import { SEARCH_NEWS, type ToldSearch } from './searchNews.js';
import { VEHICLE_NEWS, type ToldVehicle } from './stockNews.js';
import { linkToken } from './tokens.js';

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
    return (
      row && {
        to: row.email,
        subject: `Please confirm: messages from ${site.site.name}`,
        paragraphs: [
          'Somebody, most likely you, asked us to write to this address when vehicles or searches that ' +
            'they saved change.',
          'We do so once you confirm it. The link is good for two days.',
        ],
        action: { label: 'Confirm', path: pages.alerts(site, { confirm: secret }) },
        note: 'If it was not you, do nothing: we write no more, and forget this address.',
      }
    );
  };

  const vehicles: MessageWriter = async ({ site, ref, secret, by }) => {
    const id = ref.slice(0, ref.indexOf('.'));
    const found = await receiving(db, site.slug, id);
    if (secret === undefined || !found?.subscriber.tells_prices || found.receiver.by !== by || !tellsAlerts(site))
      return undefined;
    const told = JSON.parse(secret) as ToldVehicle[];
    const lines = (await Promise.all(told.map((item) => lineOf(options, site, item)))).flatMap((line) => line ?? []);
    const [first] = lines;
    if (!first) return undefined;
    const most = optionsOf(site).alertsMatches;
    const others = lines.length - most;
    const isOne = lines.length === 1;
    const stop = stopOf(site, id);
    return {
      to: found.receiver.to,
      subject: isOne ? `${first.label}: ${first.text}` : `${lines.length} vehicles that you saved have changed`,
      paragraphs:
        by === 'sms'
          ? [
              isOne
                ? `${first.label}: ${first.text}`
                : `${lines.length} vehicles that you saved have changed, such as ${first.label}: ${first.text}`,
            ]
          : [
              isOne ? 'A vehicle that you saved has changed.' : 'Vehicles that you saved have changed.',
              ...(others > 0 ? [`These are ${most} of ${lines.length}.`] : []),
            ],
      items: lines.slice(0, most),
      ...(by === 'sms' && first.path !== undefined ? { action: { label: 'See it', path: first.path } } : {}),
      note: 'You asked us to tell you of lower prices and of sales.',
      stop,
    };
  };

  const searches: MessageWriter = async ({ site, ref, secret, by }) => {
    const id = ref.slice(0, ref.indexOf('.'));
    const found = await receiving(db, site.slug, id);
    if (secret === undefined || !found?.subscriber.tells_matches || found.receiver.by !== by || !tellsAlerts(site))
      return undefined;
    const told = JSON.parse(secret) as ToldSearch[];
    const [first] = told;
    if (!first) return undefined;
    const newOnes = (count: number) => (count === 1 ? '1 new vehicle' : `${count} new vehicles`);
    const isOne = told.length === 1;
    return {
      to: found.receiver.to,
      subject: isOne ? `${newOnes(first.count)}: ${first.text}` : `New vehicles for ${told.length} of your searches`,
      paragraphs:
        by === 'sms'
          ? [
              isOne
                ? `${newOnes(first.count)} for your search ${first.text}.`
                : `New vehicles for ${told.length} of your searches.`,
            ]
          : [
              isOne
                ? 'There is something new for a search that you saved.'
                : 'There is something new for searches that you saved.',
            ],
      items: told.flatMap((search) => [
        { label: search.text, text: newOnes(search.count), path: search.href },
        ...search.vehicles.map(({ title, slug }) => ({ label: title, text: 'New', path: pages.vehicle(site, slug) })),
      ]),
      ...(by === 'sms' ? { action: { label: 'See them', path: first.href } } : {}),
      note:
        'You asked us to tell you of new matches ' +
        `${found.subscriber.every === 'day' ? 'once a day' : 'once a week'}.`,
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
  { id, news }: ToldVehicle,
): Promise<{ label: string; text: string; path?: string } | undefined> {
  const vehicle = await vehicleOf(site, id);
  if (!vehicle) return undefined;
  const { title: label, slug, price, status, isShown } = vehicle;
  const link = isShown ? { path: pages.vehicle(site, slug) } : {};
  if (news.kind === 'sold') return status === 'sold' ? { label, text: 'It is sold.', ...link } : undefined;
  if (!isShown || status === 'sold' || price === undefined || price >= news.from) return undefined;
  return { label, text: `Now ${formatDollars(price)}, ${formatDollars(news.from)} when you saved it.`, ...link };
}
