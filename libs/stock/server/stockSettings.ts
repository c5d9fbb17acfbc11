import type { OutboxWorker, Yield } from '@forecourt/service/database';
import type { FilePort, SftpPort } from '@forecourt/service/outbound';
import { portRef } from '@forecourt/service';
import type { SearchPort } from './index/searchPort.js';

/** What the process gives the stock. */
export interface StockSettings {
  /** The search server that keeps the index. */
  readonly search: SearchPort;
  /** Work after a commit: an import ends when the index has its vehicles. */
  readonly worker: Pick<OutboxWorker, 'drain'>;
  /** How feeds are fetched, and the folder that those of folders lie below; none is looked for when left out. */
  readonly feeds?:
    { readonly files: FilePort; readonly sftp: SftpPort; readonly folder?: string | undefined } | undefined;
  /** Called between two batches of an import or of the index: shoppers are not made to wait. */
  readonly yieldNow: Yield;
}

export const stockSettingsPort = portRef<StockSettings>('stock/settings');
