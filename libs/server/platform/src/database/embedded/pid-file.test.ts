import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { urlOf } from './own-database.ts';
import { databaseEnvironment, isPostmasterOf, readPostmaster } from './postmaster.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'imah-pid-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

const read = async (...lines: string[]) => {
  await writeFile(join(data, 'postmaster.pid'), lines.join('\n'));
  return readPostmaster(data);
};

describe('what a database says of itself in its folder', () => {
  it('is where it listens: at a socket, or on loopback', async () => {
    expect([
      await read('4711', '/data', '1700000000', '5432', '/run/imah', '', '123 456', 'ready   '),
      await read('4711', '/data', '1700000000', '5433', '', '127.0.0.1', '123 456', 'starting'),
      await read('4711', '/data', '1700000000', '5433', '', '', '', 'ready'),
    ]).toEqual([
      { pid: 4711, host: '/run/imah', port: 5432, status: 'ready' },
      { pid: 4711, host: '127.0.0.1', port: 5433, status: 'starting' },
      { pid: 4711, host: '127.0.0.1', port: 5433, status: 'ready' },
    ]);
  });

  it('has no status yet where it is half written', async () => {
    expect(await read('4711', '/data')).toEqual({ pid: 4711, host: '127.0.0.1', port: 0, status: '' });
  });

  it.each([
    ['no number', 'x'],
    ['nothing', ''],
    ['the number of a group', '-4711'],
    ['zero', '0'],
    ['half a number', '47.11'],
  ])('is nothing where its number is %s', async (_, pid) => {
    expect(await read(pid, '/data', '0', '5432', '/run', '', '', 'ready')).toBeNull();
  });

  it('is nothing where there is no such file', () => {
    expect(readPostmaster(join(data, 'gone'))).toBeNull();
  });

  it('is believed of no process that is gone, nor of one that is another program', async () => {
    expect([await isPostmasterOf(2_147_483_646, data), await isPostmasterOf(process.pid, data)]).toEqual([
      false,
      false,
    ]);
  });
});

describe('the address of a database', () => {
  const at = (host: string, port = 5432) => ({ pid: 1, host, port, status: 'ready' });

  it('is one that programs read, with whatever is in its password', () => {
    const socket = new URL(urlOf(at('/data/with space/run'), 'a/b+c@d:%', 'imah'));
    const loopback = new URL(urlOf(at('127.0.0.1', 5433), 'x', 'postgres'));

    expect([decodeURIComponent(socket.password), socket.searchParams.get('host'), socket.pathname]).toEqual([
      'a/b+c@d:%',
      '/data/with space/run',
      '/imah',
    ]);
    expect([loopback.username, loopback.host, loopback.pathname]).toEqual(['postgres', '127.0.0.1:5433', '/postgres']);
  });
});

it('is run by nothing of the shell that would steer it elsewhere', () => {
  const before = { ...process.env };
  Object.assign(process.env, { PGHOST: 'elsewhere', PGDATA: '/other', LC_MESSAGES: 'id_ID', IMAH_TEST_KEPT: 'x' });
  const environment = databaseEnvironment();
  process.env = before;

  expect(Object.keys(environment).filter((name) => name.startsWith('PG') || name === 'LC_MESSAGES')).toEqual([]);
  expect([environment['LC_ALL'], environment['LANG'], environment['TZ'], environment['IMAH_TEST_KEPT']]).toEqual([
    'C',
    'C',
    'UTC',
    'x',
  ]);
});
