import { describe, expect, it } from 'vitest';
import { bucketFrom } from './bucket.js';
import { namedSecretIn, readEnvironment, secretProblem } from './environment.js';
import { searchClusterFrom } from './searchCluster.js';

const KEY = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

describe('the environment', () => {
  it('has a default for everything, also where a variable is there and empty', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toEqual({ PORT: 4200 });
  });

  it('reads a port and a database server', () => {
    expect(readEnvironment({ PORT: '0', DATABASE_URL: 'postgres://a@b/c' })).toEqual({
      PORT: 0,
      DATABASE_URL: 'postgres://a@b/c',
    });
  });

  it('names every bad variable and what is allowed, in one message', () => {
    const read = () =>
      readEnvironment({ PORT: '70000', DATABASE_URL: 'mysql://x', FORECOURT_QUOTE_URL: 'http://partner.example/' });
    expect(read).toThrow(/PORT: .*65535/);
    expect(read).toThrow(/DATABASE_URL: must begin with postgres:/);
    expect(read).toThrow(/FORECOURT_QUOTE_URL: must begin with https:/);
  });

  it('refuses a mistyped name of its own, names those that there are, and lets dealers name theirs', () => {
    const given = { FORECOURT_SMPT_URL: 'smtp://mail.example', FORECOURT_CRM_SECRET: 'x', OTHER_NAME: 'y' };
    expect(() => readEnvironment(given, ['FORECOURT_CRM_SECRET'])).toThrow(
      /^The environment is not usable:\n {2}- FORECOURT_SMPT_URL: no such variable; there are .*FORECOURT_SMTP_URL/,
    );
    expect(readEnvironment({ FORECOURT_CRM_SECRET: 'x' }, ['FORECOURT_CRM_SECRET'])).toEqual({ PORT: 4200 });
  });

  it('listens on this machine alone unless FORECOURT_LISTEN names all of its addresses', () => {
    expect(readEnvironment({ FORECOURT_LISTEN: '0.0.0.0' })).toMatchObject({ FORECOURT_LISTEN: '0.0.0.0' });
    expect(readEnvironment({ FORECOURT_LISTEN: '::' })).toMatchObject({ FORECOURT_LISTEN: '::' });
    expect(() => readEnvironment({ FORECOURT_LISTEN: 'everywhere' })).toThrow(
      /FORECOURT_LISTEN: must be 127\.0\.0\.1 /,
    );
  });

  it('reads the secret that signs, and those before it', () => {
    const [now, before] = ['n'.repeat(32), 'b'.repeat(32)];
    expect(readEnvironment({ FORECOURT_SECRET: now, FORECOURT_EARLIER_SECRETS: `${before}, ${now}` })).toMatchObject({
      FORECOURT_SECRET: now,
      FORECOURT_EARLIER_SECRETS: [before, now],
    });
    expect(() => readEnvironment({ FORECOURT_SECRET: 'short' })).toThrow(/FORECOURT_SECRET: must have 32 characters/);
    expect(() => readEnvironment({ FORECOURT_EARLIER_SECRETS: before })).toThrow(
      /means nothing without FORECOURT_SECRET/,
    );
  });

  it('reads a bucket, whose endpoint is Amazon’s of the region unless another is named', () => {
    const [key, secret] = ['AKIAEXAMPLE', 'example/secret+key'];
    const whole = {
      ...{ FORECOURT_S3_BUCKET: 'dealer-photos', FORECOURT_S3_REGION: 'ap-southeast-2' },
      ...{ FORECOURT_S3_KEY: key, FORECOURT_S3_SECRET: secret },
    };
    const read = (more: Record<string, string> = {}) => bucketFrom(readEnvironment({ ...whole, ...more }));
    expect(bucketFrom(readEnvironment({}))).toBeUndefined();
    expect(read()).toMatchObject({
      ...{ bucket: 'dealer-photos', region: 'ap-southeast-2', key, secret },
      ...{ endpoint: 'https://s3.ap-southeast-2.amazonaws.com', isPathStyle: false, prefix: undefined },
    });
    const own = {
      FORECOURT_S3_ENDPOINT: 'http://minio:9000/',
      FORECOURT_S3_PREFIX: 'forecourt/au/',
      FORECOURT_S3_TIMEOUT_SECONDS: '2',
    };
    expect(read(own)).toMatchObject({
      ...{ endpoint: 'http://minio:9000', isPathStyle: true, prefix: 'forecourt/au/', silenceMs: 2000 },
    });
    expect(read({ ...own, FORECOURT_S3_PATH_STYLE: 'false' })).toMatchObject({ isPathStyle: false });
  });

  const WRONG_OF_BUCKET: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
    [{ FORECOURT_S3_REGION: '' }, /FORECOURT_S3_REGION: must be given with a bucket/],
    [{ FORECOURT_S3_SECRET: '' }, /FORECOURT_S3_SECRET: must be given with a bucket/],
    [{ FORECOURT_S3_BUCKET: '' }, /FORECOURT_S3_KEY: means nothing without FORECOURT_S3_BUCKET/],
    [{ FORECOURT_S3_BUCKET: 'Dealer Photos' }, /FORECOURT_S3_BUCKET: must be the name of a bucket/],
    [{ FORECOURT_S3_BUCKET: '../other' }, /FORECOURT_S3_BUCKET: must be the name of a bucket/],
    [{ FORECOURT_S3_REGION: 'Sydney' }, /FORECOURT_S3_REGION: must be a region/],
    [{ FORECOURT_S3_ENDPOINT: 'minio:9000' }, /FORECOURT_S3_ENDPOINT: must begin with https/],
    [{ FORECOURT_S3_ENDPOINT: 'http://' }, /FORECOURT_S3_ENDPOINT: must be an address/],
    [{ FORECOURT_S3_ENDPOINT: 'https://a:b@s3.example' }, /FORECOURT_S3_ENDPOINT: must be an address without/],
    [{ FORECOURT_S3_ENDPOINT: 'https://s3.example/bucket' }, /FORECOURT_S3_ENDPOINT: must be an address without/],
    [{ FORECOURT_S3_PREFIX: '../' }, /FORECOURT_S3_PREFIX: must be folders/],
    [{ FORECOURT_S3_PREFIX: '/a' }, /FORECOURT_S3_PREFIX: must be folders/],
    [{ FORECOURT_S3_PATH_STYLE: 'yes' }, /FORECOURT_S3_PATH_STYLE: must be "true" or "false"/],
    [{ FORECOURT_S3_TIMEOUT_SECONDS: '0' }, /FORECOURT_S3_TIMEOUT_SECONDS: must be a whole number from 1 to 60/],
  ];
  it.each(WRONG_OF_BUCKET)('refuses of a bucket %o, and repeats no secret', (wrong, message) => {
    const whole = {
      ...{ FORECOURT_S3_BUCKET: 'dealer-photos', FORECOURT_S3_REGION: 'ap-southeast-2' },
      ...{ FORECOURT_S3_KEY: 'AKIAEXAMPLE', FORECOURT_S3_SECRET: 'example-secret-key' },
    };
    const read = () => readEnvironment({ ...whole, ...wrong });
    expect(read).toThrow(message);
    expect(read).not.toThrow(/AKIAEXAMPLE|example-secret-key/);
  });

  it('wants an address and its key together', () => {
    expect(() => readEnvironment({ FORECOURT_VALUATION_URL: 'https://partner.example/' })).toThrow(
      /FORECOURT_VALUATION_KEY: must be given/,
    );
    expect(() => readEnvironment({ FORECOURT_QUOTE_KEY: 'k' })).toThrow(/FORECOURT_QUOTE_URL: must be given/);
  });

  it('wants key and secret with the nodes of a search cluster, and names the node that is no address', () => {
    const whole = {
      FORECOURT_SEARCH_NODES: 'https://a.example:443, https://b.example',
      FORECOURT_SEARCH_ADMIN_KEY: 'k',
      FORECOURT_SEARCH_SECRET: 's'.repeat(32),
    };
    expect(searchClusterFrom(readEnvironment({ ...whole, FORECOURT_SEARCH_RETRIES: '2' }))).toMatchObject({
      nodes: ['https://a.example:443', 'https://b.example'],
      retries: 2,
    });
    expect(searchClusterFrom(readEnvironment({}))).toBeUndefined();
    expect(() => readEnvironment({ FORECOURT_SEARCH_NODES: 'https://a.example' })).toThrow(
      /FORECOURT_SEARCH_ADMIN_KEY: must be given.*\n.*FORECOURT_SEARCH_SECRET: must be given/,
    );
    expect(() => readEnvironment({ ...whole, FORECOURT_SEARCH_NODES: 'a.example:443' })).toThrow(
      /must begin with https/,
    );
    expect(() => readEnvironment({ ...whole, FORECOURT_SEARCH_SECRET: 'short' })).toThrow(/32 characters/);
    expect(() => readEnvironment({ ...whole, FORECOURT_SEARCH_TIMEOUT_SECONDS: '0' })).toThrow(/from 1 to 60/);
  });

  it('TEN-07 names the nodes that browsers reach, safely; they mean nothing without a cluster', () => {
    const whole = {
      FORECOURT_SEARCH_NODES: 'http://10.0.0.5:8108',
      FORECOURT_SEARCH_ADMIN_KEY: 'k',
      FORECOURT_SEARCH_SECRET: 's'.repeat(32),
    };
    const direct = {
      FORECOURT_SEARCH_PUBLIC_NODES: 'https://a.example/, https://b.example:8443',
      FORECOURT_SEARCH_PUBLIC_NEAREST_NODE: 'https://near.example',
    };
    expect(searchClusterFrom(readEnvironment(whole))?.browsers).toBeUndefined();
    expect(searchClusterFrom(readEnvironment({ ...whole, ...direct }))?.browsers).toEqual({
      nodes: ['https://a.example', 'https://b.example:8443'],
      nearestNode: 'https://near.example',
    });
    expect(() => readEnvironment(direct)).toThrow(/PUBLIC_NODES: means nothing without FORECOURT_SEARCH_NODES/);
    expect(() => readEnvironment({ ...whole, FORECOURT_SEARCH_PUBLIC_NODES: 'http://a.example' })).toThrow(
      /FORECOURT_SEARCH_PUBLIC_NODES.*: must begin with https/,
    );
  });

  it('wants an address for mails with a mail server, and says what an SMTP address looks like', () => {
    const from = { FORECOURT_MAIL_FROM: 'leads@example.com' };
    expect(() => readEnvironment({ FORECOURT_SMTP_URL: 'smtp://mail.example' })).toThrow(
      /FORECOURT_MAIL_FROM: must be/,
    );
    for (const url of ['http://mail.example', 'mail.example', 'smtp://', 'smtp://user@mail.example', 'smtp://a?tls=no'])
      expect(() => readEnvironment({ FORECOURT_SMTP_URL: url, ...from }), url).toThrow(/FORECOURT_SMTP_URL: .*must/);
    expect(readEnvironment({ FORECOURT_SMTP_URL: 'smtps://u:p%40@mail.example', ...from })).toMatchObject(from);
    expect(readEnvironment({ FORECOURT_PRIVATE_HOSTS: 'dms.internal, 10.0.0.5' }).FORECOURT_PRIVATE_HOSTS).toEqual([
      'dms.internal',
      '10.0.0.5',
    ]);
  });

  it('says of a variable that a dealer’s target needs what is wrong with it, and who needs it', () => {
    const wrong = (name: string, neededBy: string, kind: 'signing' | 'authorization' = 'signing') =>
      secretProblem({ name, neededBy, kind }, { A_SECRET: 'short', B_SECRET: KEY });
    expect(wrong('A_SECRET', 'harbour: target "hook"')).toMatch(/^A_SECRET: must be whsec_ .*harbour: target "hook"/);
    expect(wrong('C_SECRET', 'harbour: target "c"')).toBe('C_SECRET: must be set: harbour: target "c" needs it');
    expect(wrong('constructor', 'x', 'authorization')).toMatch(/^constructor: must be set/);
    expect(wrong('B_SECRET', 'x')).toBeUndefined();
    expect(['B_SECRET', 'constructor'].map(namedSecretIn({ B_SECRET: KEY }))).toEqual([KEY, undefined]);
  });
});
