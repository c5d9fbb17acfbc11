export { emptyDatabase, memoryDatabase } from './emptyDatabase.js';
export { migrateLater } from './laterMigration.js';
export {
  postgresPrograms,
  temporaryPostgres,
  type PostgresPower,
  type TemporaryPostgres,
} from './temporaryPostgres.js';
export { testScope } from './testScope.js';
