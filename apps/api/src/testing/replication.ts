import { setTimeout as pause } from 'node:timers/promises';

/** One request to a node. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** How far the nodes are from being one server. */
export interface Distance {
  /** Longest that a follower is behind after a write, milliseconds. */
  readonly lagMs?: number;
  /** After so many writes another node leads; the first leads for ever when left out. */
  readonly writesPerLeader?: number;
  /** How long no node leads when the leader changes, milliseconds. */
  readonly electionMs?: number;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** A node's answer that does not come from its search server. */
export interface OwnAnswer {
  readonly status: number;
  readonly body: object;
}

/**
 * Three search servers with one log of writes, as Typesense's nodes have: the leader applies a write and answers, the
 * others apply it later and in the same order. A node answers a read from what it has applied.
 */
export class Replication {
  private readonly upstreams: readonly string[];
  private readonly options: Required<Distance>;
  private readonly followers: readonly Follower[];
  private leader = 0;
  private committed = 0;
  private sinceElection = 0;
  private leaderless = 0;
  private turn: Promise<unknown> = Promise.resolve();
  /** Number of times that another node became the leader. */
  elections = 0;

  constructor(upstreams: readonly string[], distance: Distance) {
    this.upstreams = upstreams;
    this.options = { lagMs: 1000, writesPerLeader: Infinity, electionMs: 300, random: Math.random, ...distance };
    this.followers = upstreams.map((upstream) => new Follower(upstream));
  }

  /** What a node says of itself under `/status`. */
  statusOf(node: number): OwnAnswer {
    const leads = this.leads(node);
    const committed = leads ? this.committed : (this.followers[node]?.applied ?? 0);
    return {
      status: 200,
      body: { committed_index: committed, queued_writes: 0, state: leads ? 'LEADER' : 'FOLLOWER' },
    };
  }

  /** Sends a write to the leader, after those before it. */
  write(asked: Asked): Promise<Response | OwnAnswer> {
    const written = this.turn.then(() => this.commit(asked));
    this.turn = written.catch(() => undefined);
    return written;
  }

  /** A read of the node that leads. */
  readLeader = (asked: Asked): Promise<Response> => send(this.upstreams[this.leader] ?? '', asked);

  /** Resolves when no node is behind. */
  async caughtUp(): Promise<void> {
    await this.turn;
    await Promise.all(this.followers.map((follower) => follower.catchUp()));
  }

  private leads = (node: number): boolean => node === this.leader && Date.now() >= this.leaderless;

  private async commit(asked: Asked): Promise<Response | OwnAnswer> {
    if (Date.now() < this.leaderless) return { status: 500, body: { message: 'Could not find a leader.' } };
    const answer = await send(this.upstreams[this.leader] ?? '', asked).catch(() => undefined);
    if (answer === undefined) {
      // its server was killed: the write is lost with it, as no other server has it
      await this.elect();
      return { status: 500, body: { message: 'Could not reach the leader.' } };
    }
    this.committed += 1;
    for (const [index, follower] of this.followers.entries())
      if (index === this.leader) follower.applied = this.committed;
      else follower.follow(asked, this.options.random() * this.options.lagMs);
    if (++this.sinceElection >= this.options.writesPerLeader) await this.elect();
    return answer;
  }

  /** The next node that lives leads from the end of the election on. It applies all that it has before. */
  private async elect(): Promise<void> {
    const { electionMs, random } = this.options;
    for (let step = 1; step <= this.upstreams.length; step++) {
      const next = (this.leader + step) % this.upstreams.length;
      if (!(await isAlive(this.upstreams[next] ?? ''))) continue;
      await this.followers[next]?.catchUp();
      this.leader = next;
      break;
    }
    this.sinceElection = 0;
    this.elections += 1;
    this.leaderless = Date.now() + random() * electionMs;
  }
}

/** Applies the writes of the log one after the other, each some time after the leader did. */
class Follower {
  applied = 0;
  private readonly upstream: string;
  private last: Promise<void> = Promise.resolve();
  private hurry = new AbortController();

  constructor(upstream: string) {
    this.upstream = upstream;
  }

  follow(asked: Asked, ms: number): void {
    const due = Date.now() + ms;
    this.last = this.last.then(async () => {
      const { signal } = this.hurry;
      await pause(Math.max(0, due - Date.now()), undefined, { signal, ref: false }).catch(() => undefined);
      await send(this.upstream, asked)
        .then((answer) => answer.text())
        .catch(() => undefined);
      this.applied += 1;
    });
  }

  async catchUp(): Promise<void> {
    this.hurry.abort();
    await this.last;
    this.hurry = new AbortController();
  }
}

const isAlive = (upstream: string): Promise<boolean> =>
  fetch(`${upstream}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

export const send = (upstream: string, { method, path, headers, body }: Asked): Promise<Response> =>
  fetch(upstream + path, { method, headers, ...(method === 'GET' || body === '' ? {} : { body }) });
