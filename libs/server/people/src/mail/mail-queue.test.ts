import { createServer } from 'node:net';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePerson, makePlace, type TestApp } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { sendEmailMail, notifyOfLostEmailMail } from '@imah/server-identity/email';
import { sendInvitationMail, notifyOfLostInvitation } from '../members/invitations/send-invitation-mail.ts';
import { createSmtpMailer, startMailQueue } from '@imah/server-platform/mail';

let test: TestApp;
/** A mail server that refuses everybody, and names them as mail servers do. */
const refusing = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.write('220 mail.test\r\n');
  socket.on('data', (chunk) => {
    const line = String(chunk);
    if (line.startsWith('RCPT')) socket.write('550 5.1.1 <ani@imah.test> user unknown\r\n');
    else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
  });
});
const lines: string[] = [];

beforeAll(async () => {
  test = await createTestApp({ jobs: true });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await test.close();
  refusing.close();
});

const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const attemptsOf = async (id: string) =>
  (
    await sql<{ state: string }>`
    SELECT state::text FROM pgboss.job WHERE id = ${id}`.execute(test.context.db)
  ).rows[0];
const outbox = async () =>
  (
    await sql<{ kind: string; data: unknown; recipients: unknown }>`
    SELECT kind, data, recipients FROM notification_outbox WHERE kind = 'mail-failed'`.execute(test.context.db)
  ).rows;

it('is tried over a day, also in the queue that an earlier version has made', async () => {
  const name = 'mail-old';
  await test.context.jobs.createQueue(name, { retryLimit: 5, retryDelay: 10, retryBackoff: true });
  await startMailQueue({ ...test.context, log }, { name, send: async () => undefined });

  const queue = await test.context.jobs.getQueue(name);

  const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = queue ?? {};
  // The shortest that the pauses can be: half of each is by chance.
  const pauses = Array.from({ length: retryLimit }, (_, count) =>
    Math.min(retryDelayMax ?? 0, (retryDelay * 2 ** Math.min(16, count)) / 2),
  );
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThanOrEqual(86_400);
});

it('is logged at each failure by the codes of the mail server, and never with an address', async () => {
  const address = refusing.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'imah@imah.test');
  const name = 'mail-refused';
  const send = () => mailer.send({ to: 'ani@imah.test', subject: 'Halo', text: 'Isi' });
  await startMailQueue({ ...test.context, log }, { name, send });

  const id = await test.context.jobs.send(name, { some: 'thing' });
  // The line is written before the queue has noted the failure.
  await expect.poll(async () => (await attemptsOf(id ?? ''))?.state, { timeout: 10_000 }).toBe('retry');
  await mailer.close();

  const [line = '{}'] = lines;
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    queue: name,
    attempt: 1,
    of: 35,
    code: 'EENVELOPE',
    response: 550,
    msg: 'a mail could not be sent, and is tried again',
  });
  expect(lines.join('')).not.toContain('ani@');
});

it('tells who caused it when the last try has failed', async () => {
  const place = await makePlace(test, 'Melati');
  const inviter = await makeMember(test, place, 'Rina', ['building-manager']);
  const person = await makePerson(test, 'Baru');
  await sql`UPDATE app_user SET email_verified_at = NULL WHERE id = ${person.id}`.execute(test.context.db);
  const invitationId = randomUUIDv7();
  await sql`
    INSERT INTO invitation (org_id, id, email, locale, token_hash, invited_by, expires_at, created_at)
    VALUES (${place.orgId}, ${invitationId}, 'tamu@imah.test', 'id', ${Buffer.alloc(32, 1)}, ${inviter.id},
      ${new Date(test.clock.now + 86_400_000)}, ${new Date(test.clock.now)})`.execute(test.context.db);
  const context = {
    ...test.context,
    log,
    mailer: { send: () => Promise.reject(new Error('away')), close: async () => undefined },
  };
  const invitation = { orgId: place.orgId, invitationId };
  const verification = { userId: person.id, what: 'link' } as const;
  await startMailQueue<typeof invitation>(context, {
    name: 'mail-invitation',
    send: (job) => sendInvitationMail(context, job),
    giveUp: (job) => notifyOfLostInvitation(context, job),
  });
  await startMailQueue<typeof verification>(context, {
    name: 'mail-verification',
    send: (job) => sendEmailMail(context, job),
    giveUp: (job) => notifyOfLostEmailMail(context, job),
  });

  await test.context.jobs.send('mail-invitation', invitation, { retryLimit: 0 });
  await test.context.jobs.send('mail-verification', verification, { retryLimit: 0 });

  await expect.poll(async () => (await outbox()).length, { timeout: 25_000 }).toBe(2);
  expect(await outbox()).toEqual(
    expect.arrayContaining([
      {
        kind: 'mail-failed',
        data: { mail: 'invitation', to: 'tamu@imah.test' },
        recipients: { kind: 'people', userIds: [inviter.id] },
      },
      {
        kind: 'mail-failed',
        data: { mail: 'verification', to: person.email },
        recipients: { kind: 'people', userIds: [person.id] },
      },
    ]),
  );
});
