import { z } from 'zod';
import { ConfigError } from '@forecourt/site-config';
import type { Keys } from '../../database/index.js';
import { cookieValues, sessionCookie } from '../../http/cookies.js';
import { signedValues, type SignedValues } from '../../http/signedValues.js';
import type { ConfiguredSite, Sites } from '../createSites.js';
import type { LiveSites } from '../live/index.js';
import { withDraft, type Preview } from './preview.js';
import { previewMoment } from './previewTime.js';

/** Path under which a preview is opened, on the dealer's own host. */
export const PREVIEW_PATH = '/preview/';
/** Path that ends one. */
export const PREVIEW_EXIT = '/preview/exit';
export const PREVIEW_COOKIE = 'forecourt_preview';
/** Hours that a preview stays open: by default, and at most. */
export const PREVIEW_HOURS = { default: 72, most: 336 };

const HOUR_MS = 3_600_000;

/** Payload of a signed address: dealer, draft, the moment shown and when it ends. Times in epoch milliseconds. */
const claims = z.object({
  slug: z.string(),
  draft: z.uuid(),
  at: z.number().optional(),
  until: z.number(),
});

export interface PreviewsOptions {
  readonly live: LiveSites;
  readonly key: Keys;
  /** The real clock, epoch milliseconds. */
  readonly now: () => number;
  /** Scheme and host of a site's pages. */
  readonly originOf: (site: ConfiguredSite) => string;
}

export interface NewPreview {
  /** Folder with the dealer's files. */
  readonly dir: string;
  readonly who: string;
  /** The moment as at which the site is shown, by its clocks: `2026-12-26T10:00`. The present one when left out. */
  readonly at?: string | undefined;
  readonly hours?: number | undefined;
}

export interface IssuedPreview {
  readonly address: string;
  readonly until: Date;
}

/** Previews of drafts. Anyone with the signed address sees the whole site as drafted, until it expires. */
export class Previews {
  readonly #options: PreviewsOptions;
  readonly #signed: SignedValues;
  readonly #sites = new WeakMap<readonly ConfiguredSite[], WeakMap<ConfiguredSite, Sites>>();

  constructor(options: PreviewsOptions) {
    this.#options = options;
    this.#signed = signedValues(options.key, 'dealer-preview');
  }

  /** Stores a draft and signs its address. Throws a ConfigError that lists what would stop it from being published. */
  async issue(slug: string, { dir, who, at, hours = PREVIEW_HOURS.default }: NewPreview): Promise<IssuedPreview> {
    const { live, now, originOf } = this.#options;
    const expiresAt = new Date(now() + hours * HOUR_MS);
    const { id } = await live.draft(slug, dir, { who, expiresAt, now: now() });
    const draft = await live.draftSite(id);
    if (!draft) throw new ConfigError([`dealers/${slug}: the draft is gone`]);
    const moment = at === undefined ? undefined : previewMoment(at, draft.site.timeZone);
    if (at !== undefined && moment === undefined)
      throw new ConfigError([
        `at: must be a day and a time that clocks in ${draft.site.timeZone} show` +
          `, such as 2026-12-26T10:00, not "${at}"`,
      ]);
    const until = expiresAt.getTime();
    const token = this.#signed.write({ slug, draft: id, until, ...(moment === undefined ? {} : { at: moment }) });
    // a preview of a live dealer opens on its present host
    const origin = originOf(live.bySlug(slug) ?? draft);
    return { address: origin + PREVIEW_PATH + token, until: expiresAt };
  }

  /** What the token of an address opens under a host; undefined where it is not ours, has ended, or is another's. */
  async open(token: string, host: string): Promise<Preview | undefined> {
    const { live, now } = this.#options;
    const { data } = claims.safeParse(this.#signed.read(token));
    if (!data || data.until <= now()) return undefined;
    const running = live.byHost(host);
    // checked before the draft is read: a token is only valid on its own dealer’s host
    if (running && running.slug !== data.slug) return undefined;
    const site = await live.draftSite(data.draft);
    if (site?.slug !== data.slug) return undefined;
    const sites = this.#with(site);
    if (sites.byHost(host) !== site) return undefined;
    return { site, sites, at: data.at, until: data.until };
  }

  /** The preview of a request by its cookie; undefined for every other request. */
  async of(request: { readonly cookies: string | undefined; readonly host: string }): Promise<Preview | undefined> {
    for (const token of cookieValues(request.cookies, PREVIEW_COOKIE)) {
      const preview = await this.open(token, request.host);
      if (preview) return preview;
    }
    return undefined;
  }

  /** The cookie that keeps a preview open on its host, so that its links keep working. */
  cookie(token: string, { until }: Pick<Preview, 'until'>, host: string): string {
    const maxAge = Math.max(1, Math.floor((until - this.#options.now()) / 1000));
    return sessionCookie(PREVIEW_COOKIE, token, { maxAge, host });
  }

  #with(draft: ConfiguredSite): Sites {
    const { live } = this.#options;
    const known = this.#sites.get(live.all) ?? new WeakMap<ConfiguredSite, Sites>();
    this.#sites.set(live.all, known);
    const sites = known.get(draft) ?? withDraft(live, draft);
    known.set(draft, sites);
    return sites;
  }
}

/** Cookie header that removes a preview’s cookie. */
export const previewExitCookie = (host: string): string => sessionCookie(PREVIEW_COOKIE, '', { maxAge: 0, host });
