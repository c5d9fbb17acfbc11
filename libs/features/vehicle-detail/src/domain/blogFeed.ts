/** A post as its card shows it (B3). */
export interface BlogPost {
  title: string;
  href: string;
  /** Path of a picture in the image service. */
  image?: string | undefined;
  /** `yyyy-mm-dd`. */
  date?: string | undefined;
}

/** Where posts come from; the embedded default is the site's configuration. */
export interface BlogFeed {
  latest(count: number): readonly BlogPost[];
}

/** Posts of the configuration, the latest first; those without a date at the end, in their order. */
export const configuredFeed = (posts: readonly BlogPost[]): BlogFeed => ({
  latest: (count) => [...posts].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')).slice(0, count),
});
