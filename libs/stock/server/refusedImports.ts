import { portRef } from '@forecourt/service';

/** A feed that was refused as a whole. */
export interface RefusedImport {
  readonly site: string;
  readonly file: string;
  /** One sentence, without the folders of this machine. */
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Keeps what was refused for the dealer's people. Imports run without it. */
export interface RefusedImports {
  note(refused: RefusedImport): Promise<void>;
}

export const refusedImportsPort = portRef<RefusedImports>('stock/refused-imports');
