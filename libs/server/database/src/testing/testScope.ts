const { TEST_SCOPE: given = '' } = process.env;
if (given !== '' && given !== 'all') throw new Error('TEST_SCOPE must be "all" or left out.');

/**
 * How much of what repeats for several sites, screens and databases runs: `all` in `npm run test:all`; left out, each
 * test runs where it shows most (docs/testing.md).
 */
export const testScope: '' | 'all' = given;
