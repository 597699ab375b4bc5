import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImapPlace } from '@imah/server-platform/config';

export interface ImapServer {
  readonly place: ImapPlace;
  /** Ends every connection at once, as a machine that is gone does. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

const [user, password] = ['imah', 'rahasia'];
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

/**
 * A mailbox of Dovecot's own IMAP process: one for each connection, as Dovecot itself has it. Who may log in is asked here,
 * so that nothing of it runs as a service of this machine.
 */
export async function startImap(): Promise<ImapServer> {
  const root = findDovecot();
  const folder = await mkdtemp(join(tmpdir(), 'imah-imap-'));
  const config = join(folder, 'dovecot.conf');
  await mkdir(join(folder, 'base'));
  await writeFile(config, configOf(root, folder));
  if (isRoot) for (const path of [folder, join(folder, 'base')]) await chown(path, nobody, nobody);
  const sockets = new Set<Socket>();
  const children = new Set<ChildProcess>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    logIn(socket, () => {
      const child = startSession(root, config, folder);
      children.add(child);
      child.on('exit', () => (children.delete(child), socket.end()));
      socket.on('close', () => child.stdin?.end());
      return child;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    place: { host: '127.0.0.1', port, security: 'none', user, password, folder: 'INBOX' },
    cut,
    close: async () => {
      cut();
      await Promise.all([
        new Promise<void>((resolve) => void server.close(() => resolve())),
        ...[...children].map((child) => once(child, 'exit')),
      ]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What comes before a login; the rest of the connection is Dovecot's. */
function logIn(socket: Socket, open: () => ChildProcess): void {
  let waiting = '';
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  const read = (chunk: Buffer) => {
    waiting += chunk.toString();
    for (let end = waiting.indexOf('\r\n'); end !== -1; end = waiting.indexOf('\r\n')) {
      const [tag = '*', command = '', ...words] = waiting.slice(0, end).split(' ');
      waiting = waiting.slice(end + 2);
      if (command.toUpperCase() !== 'LOGIN') {
        socket.write(command.toUpperCase() === 'CAPABILITY' ? '* CAPABILITY IMAP4rev1\r\n' : '');
        socket.write(`${tag} OK done\r\n`);
        continue;
      }
      if (words.join(' ').replaceAll('"', '') !== `${user} ${password}`) {
        socket.write(`${tag} NO [AUTHENTICATIONFAILED] refused\r\n`);
        continue;
      }
      socket.off('data', read);
      handOver(socket, open(), tag);
      return;
    }
  };
  socket.on('data', read);
}

/** Dovecot greets who is logged in already; the client is told so as the answer to its login. */
function handOver(socket: Socket, { stdin, stdout }: ChildProcess, tag: string): void {
  stdin?.on('error', () => socket.destroy());
  stdout?.once('data', (greeting: Buffer) => {
    const capabilities = /\[CAPABILITY [^\]]*\]/.exec(greeting.toString())?.[0] ?? '';
    socket.write(`${tag} OK ${capabilities} logged in\r\n`);
    if (stdin === null) return;
    stdout.pipe(socket);
    socket.pipe(stdin);
  });
}

function startSession(root: string, config: string, home: string): ChildProcess {
  const own = ['usr/lib/dovecot', ...foldersOf(join(root, 'usr/lib')).map((name) => `usr/lib/${name}`)];
  const env = {
    LD_LIBRARY_PATH: own.map((name) => join(root, name)).join(':'),
    PATH: '/usr/bin:/bin',
    USER: user,
    HOME: home,
  };
  const service = ['-f', 'service=imap', '-m', 'imap', '-c', config];
  const program = join(root, 'usr/lib/dovecot/imap');
  const command = [join(root, 'usr/bin/doveconf'), ...service, '-e', program];
  // Node's own pipes are sockets, on which Dovecot takes itself to be started by inetd and refuses.
  return spawn('/bin/sh', ['-c', 'cat | "$@" | cat', 'sh', ...command], { env, stdio: ['pipe', 'pipe', 'ignore'] });
}

function foldersOf(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('-linux-gnu'));
}

function configOf(root: string, folder: string): string {
  return [
    `base_dir = ${folder}/base`,
    `state_dir = ${folder}/base`,
    `libexec_dir = ${root}/usr/lib/dovecot`,
    `mail_plugin_dir = ${root}/usr/lib/dovecot/modules`,
    'log_path = /dev/stderr',
    'ssl = no',
    // Dovecot gives no mail to root: as root its process becomes nobody, who owns the folder.
    ...(isRoot ? [`mail_uid = ${nobody}`, `mail_gid = ${nobody}`] : []),
    `mail_location = maildir:${folder}/mail`,
    '',
  ].join('\n');
}

/** Where `npm test` has put it, or it is installed. */
function findDovecot(): string {
  const cached = fileURLToPath(new URL('../../../../../node_modules/.cache/dovecot', import.meta.url));
  const places = [process.env['DOVECOT_PATH'] ?? cached, '/'];
  const found = places.find((place) => existsSync(join(place, 'usr/lib/dovecot/imap')));
  if (found === undefined) throw new Error('There is no Dovecot: node tools/test/run-all.ts brings one');
  return found;
}
