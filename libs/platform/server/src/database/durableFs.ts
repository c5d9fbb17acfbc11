import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd?: number;
}
interface EmscriptenModule {
  NODEFS?: { stream_ops?: { fsync?: (stream: NodeStream) => number } };
}

/**
 * PGlite on disk never calls fsync (measured with 0.5.16): its file system has no such operation, so a commit
 * is only as lasting as the machine. This adds the operation; `wal_sync_method=fsync` makes PostgreSQL use it.
 */
export class DurableFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts, ...rest } = await super.init(...args);
    const preRun = [...((emscriptenOpts.preRun as unknown[] | undefined) ?? [])] as ((
      module: EmscriptenModule,
    ) => void)[];
    preRun.push((module) => {
      const operations = module.NODEFS?.stream_ops;
      if (!operations) throw new Error('PGlite’s file system has changed: fsync cannot be added.');
      operations.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        return 0;
      };
    });
    return { ...rest, emscriptenOpts: { ...emscriptenOpts, preRun: preRun } };
  }
}
