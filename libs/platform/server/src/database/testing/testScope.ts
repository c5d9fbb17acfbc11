const { TEST_SCOPE: given = '' } = process.env;
if (given !== '' && given !== 'all') throw new Error('TEST_SCOPE must be "all" or left out.');

/**
 * How much of what repeats for several sites, screens and databases runs: `all` in `npm run test:all`; left out, each
 * test runs where it shows most (docs/testing.md).
 */
export const testScope: '' | 'all' = given;

/** The cases of a table that show its rule, which run on every change; all of them with `TEST_SCOPE=all`. */
export const shareOf = <Case>(
  cases: readonly Case[],
  shows: (item: Case, index: number) => boolean,
): readonly Case[] => (testScope === 'all' ? cases : cases.filter(shows));
