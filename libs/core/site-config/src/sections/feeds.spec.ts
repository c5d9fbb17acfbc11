import { describe, expect, it } from 'vitest';
import { feedsSchema } from './feeds.js';

const REST = { mapping: 'feeds/stock.json', everyMinutes: 60, alarmHours: 30 };
const hostKey = `SHA256:${'A'.repeat(43)}`;
const SFTP = { url: 'sftp://feeds.example:2222/out/', user: 'harbour', hostKey };
const problemOf = (stock: object) => {
  const { error } = feedsSchema.safeParse({ stock: { ...REST, ...stock } });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n');
};

describe('where a feed comes from', () => {
  it.each<[string, object]>([
    ['a folder', { folder: 'harbour' }],
    ['HTTPS', { url: 'https://feeds.example/stock.csv' }],
    ['HTTPS with a password', { url: 'https://feeds.example/stock.csv', user: 'harbour', password: 'FEED_PASSWORD' }],
    ['HTTP on this machine', { url: 'http://127.0.0.1:8080/stock.csv' }],
    ['SFTP with a password', { ...SFTP, password: 'FEED_PASSWORD' }],
    ['SFTP with a key', { ...SFTP, privateKey: 'FEED_KEY' }],
  ])('API-05 may be %s', (_what, stock) => expect(problemOf(stock)).toBeUndefined());

  it.each<[string, object, string]>([
    ['two places', { folder: 'a', url: 'https://feeds.example/a.csv' }, 'needs either "url" or "folder"'],
    ['HTTP elsewhere', { url: 'http://feeds.example/a.csv' }, 'http:// is for this machine alone'],
    ['FTP', { url: 'ftp://feeds.example/a.csv' }, 'stock.url must begin with https:// or sftp://'],
    [
      'a password in the address',
      { ...SFTP, url: 'sftp://a:b@feeds.example/', password: 'P1' },
      'stock.url must begin',
    ],
    ['a user without a password', { url: 'https://feeds.example/a.csv', user: 'a' }, 'stock.password "user" and'],
    [
      'a server that is not pinned',
      { ...SFTP, hostKey: undefined, password: 'P1' },
      'stock.hostKey an sftp:// address',
    ],
    ['an old kind of fingerprint', { ...SFTP, hostKey: 'MD5:aa:bb', password: 'P1' }, 'stock.hostKey must be a finger'],
    ['password and key', { ...SFTP, password: 'P1', privateKey: 'K1' }, 'stock.hostKey an sftp:// address'],
    ['SFTP without either', SFTP, 'stock.hostKey an sftp:// address'],
    ['a key of HTTPS', { url: 'https://feeds.example/a.csv', hostKey }, 'stock.hostKey an sftp:// address'],
    ['a key itself', { ...SFTP, privateKey: '-----BEGIN' }, 'stock.privateKey must be the name of an environment'],
  ])('API-05 is not %s', (_what, stock, problem) => expect(problemOf(stock)).toContain(problem));
});
