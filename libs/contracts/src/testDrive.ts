export interface TestDriveSubject {
  readonly make?: string | undefined;
  readonly model?: string | undefined;
}

/** Address of the booking of a test drive, of a model where one is named; undefined where the site has no such page. */
export function testDriveHref(page: string | undefined, { make, model }: TestDriveSubject): string | undefined {
  if (page === undefined) return undefined;
  const query = new URLSearchParams({
    ...(make === undefined ? {} : { make }),
    ...(model === undefined ? {} : { model }),
  });
  return page + (query.size > 0 ? `?${query}` : '');
}
