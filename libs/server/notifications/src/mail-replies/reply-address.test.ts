import { randomUUIDv7 } from 'node:crypto';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverDue } from '../deliver.ts';
import { fanOut } from '../fan-out.ts';
import type { NewNotification } from '../new-notification.ts';
import { notify } from '../notify.ts';
import { createTestApp } from '../testing/test-app.ts';
import { replyTargetOf, threadOf } from './mail-thread.ts';
import {
  findReplyTarget,
  issueReplyToken,
  purgeReplyAddresses,
  replyDays,
  replyTokensIn,
  type ReplyTarget,
} from './reply-address.ts';

const address = { name: 'balas', domain: 'imah.test' };
const mailbox = { host: '127.0.0.1', port: 1, security: 'none', user: 'a', password: 'b', folder: 'INBOX' } as const;
const dayMs = 86_400_000;

let test: TestApp;
let place: TestPlace;
let technician: TestPerson;
beforeAll(async () => {
  test = await createTestApp({ config: { mailReplies: { mailbox, address } } });
  place = await makePlace(test, 'Graha');
  technician = await makeMember(test, place, 'Teknisi', ['technician']);
});
afterAll(() => test.close());

const target = (more: Partial<ReplyTarget> = {}): ReplyTarget => ({
  userId: technician.id,
  orgId: place.orgId,
  ticketId: randomUUIDv7(),
  writes: 'reply',
  ...more,
});

describe('a token', () => {
  it('stands for one person, one ticket and one way of writing', async () => {
    const { db } = test.context;
    const reply = target();
    const tokens = await Promise.all(
      [reply, { ...reply, userId: place.owner.id }, target(), { ...reply, writes: 'note' as const }].map((each) =>
        issueReplyToken(db, each, test.clock.now),
      ),
    );

    expect(new Set(tokens).size).toBe(4);
    expect(tokens.every((token) => /^[a-z2-7]{32}$/.test(token))).toBe(true);
    expect(await findReplyTarget(db, tokens[3] ?? '', test.clock.now)).toEqual({
      ...reply,
      writes: 'note',
      state: 'open',
    });
    expect(await findReplyTarget(db, 'a'.repeat(32), test.clock.now)).toBeNull();
  });

  it('is the same in each mail about a ticket, and lives on from the last of them', async () => {
    const { db } = test.context;
    const reply = target();
    const start = test.clock.now;
    const first = await issueReplyToken(db, reply, start);
    const stateAt = async (days: number) => (await findReplyTarget(db, first, start + days * dayMs))?.state;

    expect([await stateAt(replyDays - 1), await stateAt(replyDays)]).toEqual(['open', 'expired']);
    expect(await issueReplyToken(db, reply, start + 10 * dayMs)).toBe(first);
    expect([await stateAt(replyDays), await stateAt(replyDays + 10)]).toEqual(['open', 'expired']);
  });

  it('is kept as a hash, and forgotten long after it has expired', async () => {
    const { db } = test.context;
    const token = await issueReplyToken(db, target(), test.clock.now);
    const kept = await db.selectFrom('mail_reply_address').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);

    await purgeReplyAddresses(db, test.clock.now + 239 * dayMs);
    expect((await findReplyTarget(db, token, test.clock.now + 239 * dayMs))?.state).toBe('expired');
    await purgeReplyAddresses(db, test.clock.now + 241 * dayMs);
    expect(await findReplyTarget(db, token, test.clock.now)).toBeNull();
  });

  it.each([
    ['as a program writes the address', 'Balas+ABCDEFGHIJKLMNOPQRSTUVWXYZ234567@Imah.Test', 1],
    ['of another domain', 'balas+abcdefghijklmnopqrstuvwxyz234567@imah.test.example', 0],
    ['of another name', 'xbalas+abcdefghijklmnopqrstuvwxyz234567@imah.test', 0],
    ['too short', 'balas+abc@imah.test', 0],
    ['none', 'balas@imah.test', 0],
  ])('is found among addresses: %s', (_, text, count) => {
    expect(replyTokensIn(address, [text, text])).toHaveLength(count);
  });
});

describe('what an answer to a mail would be', () => {
  const ticketId = randomUUIDv7();
  const told = (more: object = {}) => ({
    notificationId: 'n',
    kind: 'ticket-replied',
    href: `/imah/ticket/${ticketId}`,
    userId: 'ani',
    orgId: 'griya',
    attempts: 1,
    ...more,
  });

  it('is a reply on the ticket it is about, and a note as soon as staff are told something among themselves', () => {
    expect(replyTargetOf([told(), told()])).toEqual({ userId: 'ani', orgId: 'griya', ticketId, writes: 'reply' });
    expect(replyTargetOf([told(), told({ kind: 'ticket-noted' })])?.writes).toBe('note');
    expect(replyTargetOf([told({ kind: 'ticket-mentioned' })])?.writes).toBe('note');
  });

  it.each([
    ['nothing', []],
    ['two tickets', [told(), told({ href: `/imah/ticket/${randomUUIDv7()}` })]],
    ['a ticket and something else', [told(), told({ href: '/imah' })]],
    ['an account', [told({ orgId: null })]],
    ['no page', [told({ href: null })]],
  ])('is nothing where it is about %s', (_, deliveries) => {
    expect([replyTargetOf(deliveries), threadOf(deliveries, 'imah.test')]).toEqual([null, undefined]);
  });

  it('belongs to the thread of its ticket, under the same name however often the mail is tried', () => {
    const thread = { messageId: '<n.ani@imah.test>', references: [`<ticket.${ticketId}@imah.test>`] };

    expect([threadOf([told()], 'imah.test'), threadOf([told({ attempts: 3 })], 'imah.test')]).toEqual([thread, thread]);
  });
});

describe('a mail about a ticket', () => {
  const noted = (kind: 'ticket-replied' | 'ticket-noted', ticketId: string): NewNotification => ({
    kind,
    recipients: { kind: 'people', userIds: [technician.id] },
    actorId: null,
    place: { orgId: place.orgId, buildingId: place.buildingId },
    urgency: 'critical',
    channels: ['email'],
    dedupeKey: `${kind}/${ticketId}/`,
    data: { number: 'T-1', title: 'Keran bocor', state: 'new', by: 'Sari' },
    href: `/imah/ticket/${ticketId}`,
  });
  const mailed = async (context: TestApp['context'], kind: 'ticket-replied' | 'ticket-noted', ticketId: string) => {
    test.mails.length = 0;
    await context.db.transaction().execute((trx) => notify(trx, noted(kind, ticketId), context.now()));
    while ((await fanOut(context)) > 0);
    while ((await deliverDue(context)) > 0);
    return test.mails.find(({ subject }) => subject.startsWith('Imah:'));
  };

  it('says that it can be answered, and where to', async () => {
    const ticketId = randomUUIDv7();
    const mail = await mailed(test.context, 'ticket-replied', ticketId);

    const [token = ''] = replyTokensIn(address, [mail?.replyTo ?? '']);
    expect(await findReplyTarget(test.context.db, token, test.clock.now)).toEqual({
      ...target({ ticketId }),
      state: 'open',
    });
    expect(mail?.thread?.references).toEqual([`<ticket.${ticketId}@imah.test>`]);
    expect(mail?.text).toContain('Balas email ini untuk menjawab di tiket.');
  });

  it('about what only staff read says that an answer stays among them', async () => {
    const mail = await mailed(test.context, 'ticket-noted', randomUUIDv7());

    expect(mail?.text).toContain('catatan internal di tiket; penghuni tidak membacanya.');
  });

  it('is not answered where nobody reads answers', async () => {
    const silent = { ...test.context, config: { ...test.context.config, mailReplies: null } };
    const mail = await mailed(silent, 'ticket-replied', randomUUIDv7());

    expect([mail?.replyTo, mail?.text.includes('Balas email ini'), mail?.thread === undefined]).toEqual([
      undefined,
      false,
      false,
    ]);
  });
});
