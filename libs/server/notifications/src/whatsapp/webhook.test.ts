import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerErrorsAsProblems } from '@imah/server-platform/http';
import { makePerson, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { deliverDue } from '../deliver.ts';
import { fanOut } from '../fan-out.ts';
import { notify } from '../notify.ts';
import { type CloudApi, startCloudApi, type TakenMessage } from '../testing/cloud-api.ts';
import { createTestApp } from '../testing/test-app.ts';
import { serveWhatsApp, whatsAppWebhook } from './serve-whatsapp.ts';

const noon = Date.UTC(2026, 10, 21, 5);
let api: CloudApi;
let test: TestApp;
let webhook: FastifyInstance;
let url: string;
let ani: TestPerson;

beforeAll(async () => {
  api = await startCloudApi();
  test = await createTestApp({ config: { whatsapp: api.account } });
  webhook = Fastify();
  webhook.decorateRequest('actor', null);
  answerErrorsAsProblems(webhook);
  await serveWhatsApp(webhook, test.context, 1);
  url = (await webhook.listen({ host: '127.0.0.1', port: 0 })) + whatsAppWebhook;
  ani = await makePerson(test, 'Ani');
  await sql`UPDATE app_user SET phone = '+628123456789' WHERE id = ${ani.id}`.execute(test.context.db);
});
afterAll(async () => {
  await webhook.close();
  await test.close();
  await api.close();
});
beforeEach(async () => {
  test.clock.now = noon;
  for (const table of ['notification', 'notification_outbox', 'notification_choice', 'whatsapp_reply'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(test.context.db);
});

const post = async (signed: { body: string; headers: Record<string, string> }) =>
  (await fetch(url, { method: 'POST', ...signed })).status;
const says = (message: TakenMessage, state: string, code?: number) => post(api.sign(api.status(message, state, code)));

/** Turns WhatsApp on for the person, and sends them one message. */
async function send(): Promise<TakenMessage> {
  const { db, now } = test.context;
  await sql`
    INSERT INTO notification_choice (user_id, kind, channel, enabled) VALUES (${ani.id}, 'invitation-accepted', 'whatsapp', true)
    ON CONFLICT DO NOTHING`.execute(db);
  await db.transaction().execute((trx) =>
    notify(
      trx,
      {
        kind: 'invitation-accepted',
        recipients: { kind: 'people', userIds: [ani.id] },
        actorId: null,
        dedupeKey: `invitation/${api.taken.length}`,
        data: { invitee: 'Tamu' },
      },
      now(),
    ),
  );
  await fanOut(test.context);
  await deliverDue(test.context);
  const message = api.taken.at(-1);
  if (message === undefined) throw new Error('nothing was sent');
  return message;
}
const delivery = async () => {
  const { rows } = await sql<{ status: string; error: string | null; due: Date }>`
    SELECT status, error, due_at AS due FROM notification_delivery WHERE channel = 'whatsapp'`.execute(test.context.db);
  return rows[0];
};
const choices = async () => {
  const { rows } = await sql`SELECT 1 FROM notification_choice WHERE channel = 'whatsapp'`.execute(test.context.db);
  return rows.length;
};

describe('the address that Meta is given', () => {
  const ask = (token: string) =>
    fetch(
      `${url}?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' }).toString()}`,
    );

  it('repeats the challenge to who names the token, and to nobody else', async () => {
    const right = await ask(api.account.verifyToken);

    expect([right.status, await right.text()]).toEqual([200, '1158201444']);
    expect((await ask('another-token-altogether')).status).toBe(403);
    expect((await fetch(url)).status).toBe(403);
  });

  it('does not exist where the installation has no WhatsApp', async () => {
    const app = Fastify();
    await serveWhatsApp(app, { ...test.context, config: { ...test.context.config, whatsapp: null } }, 1);

    expect((await app.inject({ method: 'POST', url: whatsAppWebhook })).statusCode).toBe(404);
    await app.close();
  });
});

describe('what Meta says of a message', () => {
  it('is written down: delivered, then read', async () => {
    const message = await send();
    const seen = [(await delivery())?.status];
    for (const state of ['sent', 'delivered', 'read']) {
      expect(await says(message, state)).toBe(200);
      seen.push((await delivery())?.status);
    }

    expect(seen).toEqual(['sent', 'sent', 'delivered', 'read']);
  });

  it('changes nothing when it is said again, or comes too late', async () => {
    const message = await send();
    for (const state of ['read', 'delivered', 'sent', 'read', 'failed']) await says(message, state);

    expect(await delivery()).toMatchObject({ status: 'read', error: null });
  });

  it('fails the delivery for good where the number cannot be reached', async () => {
    await says(await send(), 'failed', 131026);

    expect(await delivery()).toMatchObject({ status: 'failed', error: 'WhatsApp 131026: Message undeliverable' });
  });

  it('sends it once more, under another id, where it may arrive later', async () => {
    const first = await send();
    await says(first, 'failed', 130429);
    expect(await delivery()).toMatchObject({ status: 'queued', due: new Date(noon + 60_000) });

    test.clock.now += 60_000;
    await deliverDue(test.context);
    // A webhook of the first that is sent again says nothing of the second.
    await says(first, 'failed', 130429);

    expect(await delivery()).toMatchObject({ status: 'sent' });
    expect(api.taken.at(-1)?.callbackData).not.toBe(first.callbackData);
  });

  it('counts before the answer of the call itself has come', async () => {
    const message = await send();
    await sql`UPDATE notification_delivery SET status = 'queued', finished_at = NULL`.execute(test.context.db);
    await says(message, 'delivered');

    expect(await delivery()).toMatchObject({ status: 'delivered' });
  });
});

describe('a webhook', () => {
  it('is refused without the signature of the app, whatever it says', async () => {
    const message = await send();
    const signed = api.sign(api.status(message, 'read'));
    const { 'x-hub-signature-256': _, ...unsigned } = signed.headers;

    expect([
      await post(api.sign(api.status(message, 'read'), 'the-secret-of-another-app')),
      await post({ ...signed, headers: unsigned as Record<string, string> }),
      await post({ ...signed, body: `${signed.body} ` }),
    ]).toEqual([403, 403, 403]);
    expect((await delivery())?.status).toBe('sent');
  });

  it('is bounded', async () => {
    expect(await post(api.sign({ statuses: [], filler: 'x'.repeat(3 * 1024 * 1024) }))).toBe(413);
  });

  it('is taken, and says nothing, where it holds what this version does not know', async () => {
    const message = await send();
    const odd = {
      statuses: [{ status: 'warming-up' }, 7, { ...message, status: 'read', biz_opaque_callback_data: 'x' }],
    };

    expect([await post(api.sign(odd)), await post(api.sign({ messages: 'many' }))]).toEqual([200, 200]);
    expect(await post(api.sign({ metadata: { phone_number_id: '1' }, ...api.status(message, 'read') }))).toBe(200);
    expect((await delivery())?.status).toBe('sent');
  });
});

describe('who replies', () => {
  const replies = (text: string, more?: { readonly id?: string; readonly at?: number }) =>
    post(api.sign(api.reply('628123456789', text, { at: noon, ...more })));

  it.each(['BERHENTI', 'berhenti.', ' Stop '])('%s gets nothing more', async (text) => {
    await send();
    await replies(text);

    expect(await choices()).toBe(0);
  });

  it.each(['Terima kasih', 'AC berhenti mendadak', 'stop kontak saya rusak'])('%s goes on hearing', async (text) => {
    await send();
    await replies(text);

    expect(await choices()).toBe(1);
  });

  it('stops once by one reply: what is chosen after it stays, however often the reply is sent again', async () => {
    await send();
    await replies('STOP', { id: 'wamid.stop' });
    await send();
    await replies('STOP', { id: 'wamid.stop' });
    await replies('STOP', { id: 'wamid.old', at: noon - 8 * 86_400_000 });
    expect(await choices()).toBe(1);

    await replies('STOP', { id: 'wamid.again' });
    expect(await choices()).toBe(0);
  });
});
