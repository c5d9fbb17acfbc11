export { databaseEngines, type DatabaseEngine, type DatabaseEngines } from './databaseEngines.js';
export { emptyDatabase, memoryDatabase } from './emptyDatabase.js';
export { migrateLater } from './laterMigration.js';
export {
  postgresPrograms,
  temporaryPostgres,
  type PostgresPower,
  type TemporaryPostgres,
} from './temporaryPostgres.js';
export { shareOf, testScope } from './testScope.js';
