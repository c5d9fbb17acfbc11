import { setTimeout as pause } from 'node:timers/promises';
import { Errors, type Client } from 'typesense';
import { z } from 'zod';
import { SearchPortError } from '@forecourt/stock';

/** A node with a client that reaches it alone. */
export interface ClusterNode {
  readonly url: string;
  readonly client: Client;
}

/** What a node says of itself (`GET /status`). */
const nodeStatus = z.object({
  state: z.string(),
  /** Number of the last write that this node knows to be stored by most nodes. */
  committed_index: z.number(),
  /** Writes that it has yet to apply. */
  queued_writes: z.number(),
});
type NodeStatus = z.infer<typeof nodeStatus>;

/** How a node answered the question for its status. */
type Report =
  | { readonly node: ClusterNode; readonly status: NodeStatus }
  /** It answers, but not this: another version, or a proxy that lets only some paths through. */
  | { readonly node: ClusterNode; readonly isSilent: true }
  | { readonly node: ClusterNode; readonly error: unknown };

interface Waiting {
  /** Longest that a change of the leader is waited for, milliseconds. */
  readonly electionMs?: number;
  /** Longest that nodes are waited for that have yet to apply writes, milliseconds. */
  readonly lagMs?: number;
  readonly everyMs?: number;
}

/**
 * The leader: the node that has every write that was answered. One that was cut off from the others may believe that it
 * still leads, so the node that knows of the latest write counts.
 */
export function leaderOf(reports: readonly { readonly node: ClusterNode; readonly status: NodeStatus }[]) {
  const latest = Math.max(...reports.map(({ status }) => status.committed_index));
  return reports.find(({ status }) => status.state === 'LEADER' && status.committed_index === latest)?.node;
}

/** Whether a node has applied every write up to one. */
export const hasApplied = ({ committed_index: known, queued_writes: queued }: NodeStatus, write: number): boolean =>
  known >= write && queued === 0;

/**
 * Which nodes of a cluster have what was written. A follower applies a write up to half a second after the leader
 * answered it, so what reads after a write reads from the leader, or waits until the others have caught up.
 */
export function clusterNodes(
  nodes: readonly ClusterNode[],
  { electionMs = 15_000, lagMs = 10_000, everyMs = 100 }: Waiting = {},
) {
  const ask = async (node: ClusterNode): Promise<Report> => {
    try {
      const answer = nodeStatus.safeParse(await node.client.apiCall.performRequest<unknown>('get', '/status', {}));
      return answer.success ? { node, status: answer.data } : { node, isSilent: true };
    } catch (error) {
      const { httpStatus = 500 } = error instanceof Errors.TypesenseError ? error : {};
      return httpStatus < 500 ? { node, isSilent: true } : { node, error };
    }
  };
  const reports = () => Promise.all(nodes.map(ask));
  const known = (all: readonly Report[]) => all.flatMap((report) => ('status' in report ? [report] : []));

  return {
    /**
     * Answers with the leader, once there is one; undefined where nodes do not say who leads. Rejects with what a node
     * failed with where none answers.
     */
    async leader(): Promise<ClusterNode | undefined> {
      for (const until = Date.now() + electionMs; ; await pause(everyMs)) {
        const all = await reports();
        const speaking = known(all);
        if (speaking.length === 0) {
          if (all.some((report) => 'isSilent' in report)) return undefined;
          throw (all.find((report) => 'error' in report) as { error: unknown }).error;
        }
        const leader = leaderOf(speaking);
        if (leader) return leader;
        if (Date.now() >= until) throw new SearchPortError(503, 'The search cluster has no leader just now.');
      }
    },
    /**
     * Resolves when each node that answers has applied what was written before, or has had its time: one that lags for
     * longer answers no searches.
     */
    async settled(): Promise<void> {
      const until = Date.now() + lagMs;
      let speaking = known(await reports());
      const write = Math.max(...speaking.map(({ status }) => status.committed_index));
      // a node knows of a write a moment before the write is in its queue, so it must say so twice
      for (let times = 0; Date.now() < until; await pause(everyMs), speaking = known(await reports())) {
        times = speaking.every(({ status }) => hasApplied(status, write)) ? times + 1 : 0;
        if (times === 2 || speaking.length === 0) return;
      }
    },
  };
}
