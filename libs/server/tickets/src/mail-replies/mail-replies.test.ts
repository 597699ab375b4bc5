import { randomUUID } from 'node:crypto';
import type { Ticket, TicketComment } from '@imah/contract/tickets';
import { startNotifications } from '@imah/server-notifications';
import type { ServerContext } from '@imah/server-platform';
import { createSmtpMailer } from '@imah/server-platform/mail';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImapServer, startImap } from '../testing/imap-server.ts';
import { countUnread, deliver, inMailbox, letter } from '../testing/mail-program.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';
import { createTestApp } from '../testing/test-app.ts';
import { type TicketCalls, ticketCalls } from '../testing/ticket-calls.ts';
import { holdMailbox, leaseMs, leaveMailbox } from './mailbox-lease.ts';
import { readMailbox } from './read-mailbox.ts';

const address = { name: 'balas', domain: 'imah.test' };
const dayMs = 86_400_000;

let test: TestApp;
let imap: ImapServer;
let smtp: SmtpSink;
let context: ServerContext;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let calls: TicketCalls;
let ticket: Ticket;

beforeAll(async () => {
  [imap, smtp] = await Promise.all([startImap(), startSmtpSink()]);
  test = await createTestApp({ config: { mailReplies: { mailbox: imap.place, address } } });
  const mailer = createSmtpMailer(smtp.url, 'Imah <noreply@imah.test>');
  context = { ...test.context, mailer };
});
afterAll(async () => {
  await context.mailer.close();
  await Promise.all([imap.close(), smtp.close(), test.close()]);
});
beforeEach(async () => {
  smtp.mails.length = 0;
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician']);
  resident = await makeMember(test, place, 'Sari', ['resident'], [place.buildingId]);
  calls = ticketCalls(test, place, manager);
  const unitId = await makeUnit(test, place, 'A-01', resident);
  ticket = await calls.report(resident, { unitId });
  for (const kind of ['ticket-replied', 'ticket-noted'])
    for (const { id } of [resident, technician])
      await sql`INSERT INTO notification_choice (user_id, kind, channel, enabled) VALUES (${id}, ${kind}, 'email', true)`.execute(
        test.context.db,
      );
});

const read = (holder: string = randomUUID()) => readMailbox(context, holder);
const comments = async (channel: 'replies' | 'notes' = 'replies'): Promise<TicketComment[]> =>
  (await calls.call(manager, 'GET', `/tickets/${ticket.id}/${channel}`)).json().data;
const bodies = async (channel: 'replies' | 'notes' = 'replies') => (await comments(channel)).map(({ body }) => body);

/** The mails that were sent until now, to whoever. */
async function sentMails() {
  const notifications = startNotifications(context);
  await notifications.settled();
  await notifications.stop();
  const mails = await Promise.all(smtp.mails.map((source) => simpleParser(source)));
  return mails.map((mail) => ({
    to: [mail.to ?? []].flat()[0]?.text ?? '',
    replyTo: mail.replyTo?.text ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    references: [mail.references ?? []].flat(),
    automatic: mail.headers.get('auto-submitted'),
  }));
}

/** The staff write; the address that the resident's mail about it is answered to. */
async function addressOf(person = resident, body = 'Besok pagi kami datang.'): Promise<string> {
  await calls.call(manager, 'POST', `/tickets/${ticket.id}/replies`, { body });
  // What is answered comes later than what it answers.
  test.clock.now += 1_000;
  return (await sentMails()).findLast(({ to }) => to === person.email)?.replyTo ?? '';
}

/** What the writer is told, by subject. */
const refusals = async () =>
  (await sentMails())
    .filter(({ automatic }) => automatic === 'auto-replied')
    .map(({ to, subject, text }) => ({ to, subject, text }));

/** An answer of the resident with files. */
function withFiles(to: string, said: string, ...files: readonly (readonly [name: string, content: string])[]): string {
  const parts = files.map(([name, content]) =>
    [
      '--b',
      'Content-Type: application/octet-stream',
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64'),
    ].join('\n'),
  );
  const text = [`--b\nContent-Type: text/plain\n\n${said}`, ...parts, '--b--'].join('\n');
  const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
  return letter({ from: resident.email, to, text, headers });
}

describe('an answer to the mail of a ticket', () => {
  it('is a comment of the person on the ticket, without what it quotes, and says how it came', async () => {
    const to = await addressOf();
    const text = 'Baik, saya di rumah.\n\nPada Sab, 21 Nov 2026, 10.00 Imah <noreply@imah.test> menulis:\n> Halo Sari,';
    await deliver(imap.place, letter({ from: `Sari <${resident.email}>`, to, text }));

    expect(await read()).toBe(1);

    const [reply] = await comments();
    expect(reply).toMatchObject({
      body: 'Baik, saya di rumah.',
      side: 'resident',
      via: 'email',
      author: { id: resident.id },
      editedAt: null,
      files: [],
    });
    expect([await countUnread(imap.place), await refusals()]).toEqual([0, []]);
    // What is done with is not looked at again.
    expect([await read(), await bodies()]).toEqual([0, ['Baik, saya di rumah.', 'Besok pagi kami datang.']]);
  });

  it('is in the audit as what it is', async () => {
    await deliver(imap.place, letter({ from: resident.email, to: await addressOf(), text: 'Ya.' }));
    await read();

    const [entry] = await test.context.db
      .selectFrom('audit_event')
      .select(['actor_id', 'after'])
      .where('entity_id', '=', ticket.id)
      .where('action', '=', 'reply')
      .orderBy('seq', 'desc')
      .execute();
    expect(entry).toMatchObject({ actor_id: resident.id, after: { via: 'email' } });
  });

  it('stays among the staff where the mail told them what only they read', async () => {
    await calls.assign(manager, ticket.id, technician.id);
    await calls.call(manager, 'POST', `/tickets/${ticket.id}/notes`, { body: 'Kuncinya di pos.' });
    // What is of low urgency is sent with the next hour.
    test.clock.now += 3_600_000;
    const mail = (await sentMails()).findLast((each) => each.to === technician.email);
    test.clock.now -= 3_599_000;
    await deliver(imap.place, letter({ from: technician.email, to: mail?.replyTo ?? '', text: 'Sudah saya ambil.' }));
    await read();

    expect([(await bodies('notes'))[0], await bodies('replies')]).toEqual(['Sudah saya ambil.', []]);
  });

  it('brings its files, judged as uploads are; of the others its writer is told', async () => {
    const sent = [
      ['catatan.txt', 'Keran di dapur'],
      ['bocor.jpg', 'MZ this is a program'],
    ] as const;
    await deliver(imap.place, withFiles(await addressOf(), 'Ini catatannya.', ...sent));
    await read();

    const [reply] = await comments();
    expect([reply?.body, reply?.files.map(({ name }) => name)]).toEqual(['Ini catatannya.', ['catatan.txt']]);
    expect(await refusals()).toEqual([
      {
        to: resident.email,
        subject: 'Imah: sebagian lampiran Anda tidak tersimpan',
        text: expect.stringContaining('bocor . jpg'),
      },
    ]);
  });
});

describe('a mail is taken once', () => {
  it('however often it arrives', async () => {
    const mail = letter({ from: resident.email, to: await addressOf(), text: 'Sekali saja.' });
    await deliver(imap.place, mail, mail);

    expect([await read(), (await bodies()).filter((body) => body === 'Sekali saja.')]).toEqual([2, ['Sekali saja.']]);
  });

  it('where the line breaks before it is marked as read', async () => {
    await deliver(imap.place, letter({ from: resident.email, to: await addressOf(), text: 'Sebelum putus.' }));
    const log = Object.create(context.log, { info: { value: () => imap.cut() } });

    await expect(readMailbox({ ...context, log }, randomUUID())).rejects.toThrow(/clos|not available/i);
    expect([await countUnread(imap.place), (await bodies())[0]]).toEqual([1, 'Sebelum putus.']);
    await read();

    expect([await countUnread(imap.place), (await bodies()).length]).toEqual([0, 2]);
  });

  it('where a process ends between writing the comment and noting it', async () => {
    await deliver(imap.place, letter({ from: resident.email, to: await addressOf(), text: 'Sebelum mati.' }));
    await read();
    await sql`UPDATE incoming_mail SET outcome = NULL, user_id = NULL`.execute(test.context.db);
    await inMailbox(imap.place, (client) => client.messageFlagsRemove('1:*', ['\\Seen']));

    await read();

    expect([await countUnread(imap.place), (await bodies()).filter((body) => body === 'Sebelum mati.')]).toEqual([
      0,
      ['Sebelum mati.'],
    ]);
  });

  it('by two processes that read at once', async () => {
    const to = await addressOf();
    const mails = ['Satu.', 'Dua.', 'Tiga.'].map((text) => letter({ from: resident.email, to, text }));
    await deliver(imap.place, ...mails);

    const turns = await Promise.all([read(), read()]);

    // The second finds the mailbox taken, or comes after it was left, and then there is nothing more.
    expect(turns.filter((turn) => turn === 3)).toHaveLength(1);
    expect((await bodies()).toSorted()).toEqual(['Besok pagi kami datang.', 'Dua.', 'Satu.', 'Tiga.']);
  });

  it('by the process that has the mailbox, until its lease is over', async () => {
    const { db } = test.context;
    const [mine, other] = [randomUUID(), randomUUID()].map((holder) => ({ mailbox: 'a@b/INBOX', holder })) as [
      { mailbox: string; holder: string },
      { mailbox: string; holder: string },
    ];
    const at = test.clock.now;

    expect([await holdMailbox(db, mine, at), await holdMailbox(db, other, at + leaseMs - 1)]).toEqual([
      'held',
      'elsewhere',
    ]);
    expect([await holdMailbox(db, mine, at + 1), await holdMailbox(db, other, at + leaseMs)]).toEqual([
      'held',
      'elsewhere',
    ]);
    expect([await holdMailbox(db, other, at + leaseMs + 1), await holdMailbox(db, mine, at + leaseMs + 2)]).toEqual([
      'held',
      'elsewhere',
    ]);
    await leaveMailbox(db, other);
    expect(await holdMailbox(db, mine, at + leaseMs + 3)).toBe('held');
  });
});

describe('what is no answer', () => {
  it.each([
    ['a holiday', ['Auto-Submitted: auto-replied']],
    ['a bounce', ['Return-Path: <>']],
    ['a list', ['Precedence: bulk']],
    ['Exchange', ['X-Auto-Response-Suppress: All']],
  ])('is left alone, and answered by nobody: %s', async (_, headers) => {
    await deliver(imap.place, letter({ from: resident.email, to: await addressOf(), text: 'Saya cuti.', headers }));

    expect([await read(), await bodies(), await refusals(), await countUnread(imap.place)]).toEqual([
      1,
      ['Besok pagi kami datang.'],
      [],
      0,
    ]);
  });

  it('is left alone without a token, whoever writes', async () => {
    await deliver(imap.place, letter({ from: resident.email, to: 'balas@imah.test', text: 'Beli obat murah.' }));

    expect([await read(), await bodies(), await refusals()]).toEqual([1, [], []]);
  });
});

describe('who cannot answer is told why', () => {
  const refused = 'Imah: jawaban Anda tidak tercatat';

  it('once a day, where the mail comes from an address that is not the account’s', async () => {
    const to = await addressOf();
    const from = `asing-${ticket.id.slice(-6)}@lain.test`;
    const send = (text: string) => deliver(imap.place, letter({ from, to, text }));
    await send('Satu.');
    await send('Dua.');
    await read();

    expect(await refusals()).toEqual([
      { to: from, subject: refused, text: expect.stringContaining('alamat akun Anda') },
    ]);
    test.clock.now += dayMs;
    await send('Tiga.');
    await read();
    test.clock.now -= dayMs;
    expect([(await refusals()).length, await bodies()]).toEqual([2, ['Besok pagi kami datang.']]);
  });

  it('where the token is none of ours', async () => {
    const to = `balas+${'a'.repeat(32)}@imah.test`;
    await deliver(imap.place, letter({ from: resident.email, to, text: 'Halo.' }));
    await read();

    expect(await refusals()).toEqual([
      { to: resident.email, subject: refused, text: expect.stringContaining('tidak dikenal') },
    ]);
  });

  it('where the mail that they answer is too old', async () => {
    const to = await addressOf();
    await deliver(imap.place, letter({ from: resident.email, to, text: 'Terlambat.' }));
    test.clock.now += 61 * dayMs;
    await read();
    test.clock.now -= 61 * dayMs;

    expect(await bodies()).toEqual(['Besok pagi kami datang.']);
    expect(await refusals()).toEqual([
      { to: resident.email, subject: refused, text: expect.stringContaining('terlalu lama') },
    ]);
  });

  it('where they may write there no more', async () => {
    const to = await addressOf();
    const { db } = test.context;
    await sql`UPDATE membership SET status = 'suspended' WHERE user_id = ${resident.id}`.execute(db);
    await deliver(imap.place, letter({ from: resident.email, to, text: 'Masih di sini.' }));
    await read();

    expect(await bodies()).toEqual(['Besok pagi kami datang.']);
    expect((await refusals()).map(({ text }) => text.split('.')[0])).toEqual([
      'Anda tidak dapat lagi menulis di tiket itu, jadi jawaban Anda tidak tercatat',
    ]);
  });

  it.each([
    ['nothing of their own', '\n> Halo Sari,', 'di atas kutipan'],
    ['more than a comment may have', 'a'.repeat(5_001), 'lebih dari 5.000'],
  ])('where it says %s', async (_, text, reason) => {
    await deliver(imap.place, letter({ from: resident.email, to: await addressOf(), text }));
    await read();

    expect((await refusals()).map((mail) => mail.text.includes(reason))).toEqual([true]);
    expect(await bodies()).toEqual(['Besok pagi kami datang.']);
  });

  it('in the language of their account', async () => {
    await sql`UPDATE app_user SET locale = 'en' WHERE id = ${resident.id}`.execute(test.context.db);
    await deliver(imap.place, letter({ from: resident.email, to: await addressOf(), text: '> Hi' }));
    await read();

    expect((await refusals()).map(({ subject }) => subject)).toEqual(['Imah: your answer was not recorded']);
  });
});

describe('what strangers send', () => {
  it('that breaks the reader is told to its writer, and lies in nobody’s way', async () => {
    const to = await addressOf();
    const parts = '--b\nContent-Disposition: attachment\n\nx\n'.repeat(5_000);
    const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
    const bombs = Array.from({ length: 3 }, () => letter({ from: resident.email, to, text: `${parts}--b--`, headers }));
    await deliver(imap.place, ...bombs, letter({ from: resident.email, to, text: 'Yang benar.' }));

    expect([await read(), await countUnread(imap.place)]).toEqual([4, 0]);
    expect((await bodies())[0]).toBe('Yang benar.');
    expect((await refusals()).map(({ text }) => text.split(',')[0])).toEqual(
      Array.from({ length: 3 }, () => 'Email Anda terlalu besar'),
    );
  });

  it('in the name of somebody writes nothing, and is answered to nobody, where the mail server knows better', async () => {
    const headers = ['Authentication-Results: mx.imah.test; spf=pass smtp.mailfrom=evil.test; dmarc=fail'];
    await deliver(imap.place, letter({ from: resident.email, to: await addressOf(), text: 'Palsu.', headers }));

    expect([await read(), await bodies(), await refusals()]).toEqual([1, ['Besok pagi kami datang.'], []]);
  });

  it('with a token of somebody else does not use up what they may answer in an hour', async () => {
    const to = await addressOf();
    await deliver(imap.place, letter({ from: 'asing-lagi@lain.test', to, text: 'Satu.' }));
    await read();

    const { rows } = await sql`SELECT 1 FROM incoming_mail WHERE user_id = ${resident.id}`.execute(test.context.db);
    expect(rows).toEqual([]);
  });

  it('from an address that nobody has shown to be theirs writes nothing', async () => {
    const to = await addressOf();
    const set = (at: Date | null) =>
      sql`UPDATE app_user SET email_verified_at = ${at} WHERE id = ${resident.id}`.execute(test.context.db);
    await set(null);
    await deliver(imap.place, letter({ from: resident.email, to, text: 'Bukan saya.' }));
    await read();

    expect(await bodies()).toEqual(['Besok pagi kami datang.']);
    expect((await refusals()).map(({ text }) => text.split(',')[0])).toEqual([
      'Alamat email akun Anda belum diverifikasi',
    ]);
  });
});

describe('a member whose rights wait for a second factor', () => {
  it('writes nothing by mail either, and is told what is missing', async () => {
    const to = await addressOf();
    await sql`
      INSERT INTO second_factor_rule (org_id, audience, grace_days, since, everybody_since, version)
      VALUES (${place.orgId}, 'everybody', 0, ${new Date(0)}, ${new Date(0)}, 1)`.execute(test.context.db);
    await deliver(imap.place, letter({ from: resident.email, to, text: 'Lewat belakang.' }));
    await read();
    const told = (await refusals()).map(({ text }) => text.includes('verifikasi dua langkah'));
    await sql`DELETE FROM second_factor_rule WHERE org_id = ${place.orgId}`.execute(test.context.db);

    expect([await bodies(), told]).toEqual([['Besok pagi kami datang.'], [true]]);
  });
});

describe('a mailbox', () => {
  it('goes on with the other mails where one cannot be taken now, and tries that one again', async () => {
    const to = await addressOf();
    await deliver(imap.place, withFiles(to, 'Pertama.', ['catatan.txt', 'Keran di dapur']));
    await deliver(imap.place, letter({ from: resident.email, to, text: 'Kedua.' }));
    // A disk that fails is no fault of the mail.
    const files = { ...context.files, scratch: '/dev/null/scratch' };

    expect(await readMailbox({ ...context, files }, randomUUID())).toBe(1);
    expect([(await bodies())[0], await countUnread(imap.place)]).toEqual(['Kedua.', 1]);
    await read();

    expect([(await bodies()).includes('Pertama.'), await countUnread(imap.place)]).toEqual([true, 0]);
  });

  it('that refuses the password is a fault, and left to others', async () => {
    const mailbox = { ...imap.place, password: 'salah' };
    const config = { ...context.config, mailReplies: { mailbox, address } };

    await expect(readMailbox({ ...context, config }, randomUUID())).rejects.toThrow(/failed/i);
    await expect(readMailbox({ ...context, config }, randomUUID())).rejects.toThrow(/failed/i);
  });

  it('is read by nobody where none is configured', async () => {
    expect(await readMailbox({ ...context, config: { ...context.config, mailReplies: null } }, randomUUID())).toBe(0);
  });
});
