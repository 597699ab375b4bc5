import { once } from 'node:events';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { makeTestFolder } from '../testing/test-postgres.ts';
import { createMailer, mailFolder, senderOf } from './create-mailer.ts';
import { readMails } from './file-mailer.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeTestFolder();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const configOf = (environment: Record<string, string>) =>
  readConfig({ IMAH_DATA_DIR: dataDir, ...environment }, { isRoot: false, cwd: '/' });
const mail = { to: 'warga@imah.test', subject: 'Atur ulang kata sandi', text: 'Halo, Budi.\nKlik tautan ini.' };

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly source: string;
}

async function startSmtp(
  received: Received[],
  answer: { refuse?: boolean } = {},
): Promise<SMTPServer & { port: number }> {
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: (_address, _session, done) => done(answer.refuse === true ? new Error('no such mailbox') : undefined),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user as string | undefined,
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return Object.assign(server, { port: (server.server.address() as AddressInfo).port });
}

describe('mail through SMTP_URL', () => {
  it('is handed to the server, signed in as the URL says, from the installation’s own address', async () => {
    const received: Received[] = [];
    const smtp = await startSmtp(received);
    const mailer = await createMailer(
      configOf({ SMTP_URL: `smtp://imah:secret@127.0.0.1:${smtp.port}`, PUBLIC_URL: 'https://gedung.example' }),
      () => 0,
    );

    await mailer.send({ ...mail, html: '<p>Halo</p>' });
    await mailer.close();
    await new Promise<void>((resolve) => smtp.close(resolve));

    expect(received).toEqual([
      {
        from: 'noreply@gedung.example',
        to: ['warga@imah.test'],
        user: 'imah',
        source: expect.stringContaining('Subject: Atur ulang kata sandi'),
      },
    ]);
    expect(received[0]?.source).toContain('Klik tautan ini.');
    expect(received[0]?.source).toContain('<p>Halo</p>');
  });

  it('says where an answer goes, what it belongs to, and that a program has sent it', async () => {
    const received: Received[] = [];
    const smtp = await startSmtp(received);
    const mailer = await createMailer(configOf({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }), () => 0);

    const thread = { messageId: '<2@imah.test>', references: ['<ticket.1@imah.test>'] };
    await mailer.send({ ...mail, replyTo: 'balas+x@imah.test', thread });
    await mailer.send({ ...mail, automatic: 'replied' });
    await mailer.close();
    await new Promise<void>((resolve) => smtp.close(resolve));

    const [asked = '', answered = ''] = received.map(({ source }) => source.replaceAll('\r\n', '\n'));
    expect(
      ['Reply-To: balas+x@imah.test', 'Message-ID: <2@imah.test>', 'References: <ticket.1@imah.test>'].filter(
        (line) => !asked.includes(`${line}\n`),
      ),
    ).toEqual([]);
    expect([asked, answered].map((source) => /Auto-Submitted: (\S+)/.exec(source)?.[1])).toEqual([
      'auto-generated',
      'auto-replied',
    ]);
  });

  it('rejects when the server refuses it, so that a job can try again', async () => {
    const smtp = await startSmtp([], { refuse: true });
    const mailer = await createMailer(configOf({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }), () => 0);

    await expect(mailer.send(mail)).rejects.toThrow('no such mailbox');

    await mailer.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });
});

describe('mail without SMTP_URL', () => {
  it('is laid into the data folder, for its owner’s eyes alone', async () => {
    const config = configOf({});
    const mailer = await createMailer(config, () => Date.UTC(2026, 10, 21, 3));

    await mailer.send(mail);
    await mailer.send({ ...mail, subject: 'Kedua' });

    const folder = mailFolder(config);
    const [first = ''] = await readdir(folder);
    expect((await stat(join(folder, first))).mode & 0o777).toBe(0o600);
    expect(await readMails(folder)).toEqual([
      {
        id: expect.stringMatching(/-2$/),
        sentAt: '2026-11-21T03:00:00.000Z',
        from: 'Imah <noreply@imah.invalid>',
        ...mail,
        subject: 'Kedua',
      },
      {
        id: expect.stringMatching(/-1$/),
        sentAt: '2026-11-21T03:00:00.000Z',
        from: 'Imah <noreply@imah.invalid>',
        ...mail,
      },
    ]);
  });

  it('is listed without what is no mail', async () => {
    const folder = join(dataDir, 'mail');
    expect(await readMails(folder)).toEqual([]);

    await mkdir(folder);
    await writeFile(join(folder, '1.json'), '{"half":');
    await writeFile(join(folder, '2.json'), '{}');

    expect(await readMails(folder)).toEqual([]);
  });
});

describe('senderOf', () => {
  it('is the installation’s own domain, or one that nobody can own', () => {
    expect([senderOf('https://gedung.example:8443'), senderOf(null)]).toEqual([
      'Imah <noreply@gedung.example>',
      'Imah <noreply@imah.invalid>',
    ]);
  });
});
