export { emptyDatabase, memoryDatabase } from './emptyDatabase.js';
export {
  postgresPrograms,
  temporaryPostgres,
  type PostgresPower,
  type TemporaryPostgres,
} from './temporaryPostgres.js';
export { testScope } from './testScope.js';
