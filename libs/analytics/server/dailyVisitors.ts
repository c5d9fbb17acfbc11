import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

export interface Look {
  readonly site: string;
  /** Day of the site, `yyyy-mm-dd`. */
  readonly day: string;
  /** Address that asks. */
  readonly visitor: string | undefined;
  /** What is looked at. */
  readonly subject: string;
}

/** Looks that one site may have in a day before further ones count no more; about 20 MB. */
const MOST = 500_000;
/** Those of one owner of networks, an IPv4 address or a /48 of IPv6: no one uses up what all have. */
const MOST_OF_OWNER = 25_000;

/**
 * Who has looked at what today (VDP-19). Kept in memory alone, as 48 bits of a hash whose salt no disk ever sees:
 * nothing says afterwards who it was. After a restart a visitor may count once more.
 */
export class DailyVisitors {
  private readonly salt = randomBytes(16);
  private readonly bySite = new Map<string, { day: string; looks: Set<number>; byOwner: Map<number, number> }>();
  private readonly most: number;
  private readonly mostOfOwner: number;

  constructor(most = MOST, mostOfOwner = MOST_OF_OWNER) {
    this.most = most;
    this.mostOfOwner = mostOfOwner;
  }

  /** Whether a visitor looks at something for the first time on this day of the site; the next time it is not new. */
  isNew({ site, day, visitor, subject }: Look): boolean {
    // the visitor left before the answer, so this is not a view
    if (visitor === undefined) return false;
    let today = this.bySite.get(site);
    if (today?.day !== day) this.bySite.set(site, (today = { day, looks: new Set(), byOwner: new Map() }));
    const line = network(visitor);
    const look = this.hashOf(day, site, line, subject);
    const owner = this.hashOf(day, site, ownerOf(line));
    const ofOwner = today.byOwner.get(owner) ?? 0;
    if (today.looks.has(look) || today.looks.size >= this.most || ofOwner >= this.mostOfOwner) return false;
    today.looks.add(look);
    today.byOwner.set(owner, ofOwner + 1);
    return true;
  }

  private hashOf(...parts: readonly string[]): number {
    return createHash('sha256').update(this.salt).update(parts.join('\n')).digest().readUIntBE(0, 6);
  }
}

/** Who rents networks of IPv6 has a /48 of them: the first three groups. */
const ownerOf = (line: string): string => line.split(':').slice(0, 3).join(':');

/** One line has one IPv4 address, or the 64 bits of an IPv6 network. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [before, after] = [head.split(':'), tail.split(':')];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = plain.includes('::') ? [...before, ...zeros, ...after] : before;
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group || '0', 16).toString(16))
    .join(':');
}
