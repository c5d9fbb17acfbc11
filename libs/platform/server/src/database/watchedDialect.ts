import { PostgresDialect, type DatabaseConnection, type Driver, type PostgresDialectConfig } from 'kysely';
import type { Presence } from './presence.js';

/** PostgreSQL whose every answer, and every failure to give one, is seen by `presence`. */
export class WatchedDialect extends PostgresDialect {
  private readonly presence: Presence;

  constructor(config: PostgresDialectConfig, presence: Presence) {
    super(config);
    this.presence = presence;
  }

  override createDriver(): Driver {
    const { presence } = this;
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    const watched = new WeakSet<DatabaseConnection>();
    driver.acquireConnection = async (options) => {
      const connection = await presence.watch(acquire(options));
      if (watched.has(connection)) return connection;
      watched.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = <Row>(...query: Parameters<DatabaseConnection['executeQuery']>) =>
        presence.watch(execute<Row>(...query));
      return connection;
    };
    return driver;
  }
}
