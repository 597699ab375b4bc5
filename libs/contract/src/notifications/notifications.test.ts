import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { notificationMarks } from './notification.ts';
import { type NotificationKindDefinition, notificationKinds } from './notification-kinds.ts';
import { notificationSettingsDraft, pushSubscriptionDraft } from './notification-settings.ts';

const isRight = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('the kinds of notifications', () => {
  it('have a label in both languages and a channel, and what is required is also on', () => {
    const kinds: readonly NotificationKindDefinition[] = Object.values(notificationKinds);
    const wrong = kinds.filter(
      ({ label, channels, required }) =>
        label.id === '' ||
        label.en === '' ||
        channels.length === 0 ||
        !required.every((each) => channels.includes(each)),
    );

    expect(wrong).toEqual([]);
  });

  it('tell of the own account where nobody can have switched it off', () => {
    expect(notificationKinds['password-changed'].required).toEqual(['in-app', 'email']);
    expect(notificationKinds['login-new-device'].required).toEqual(['in-app', 'email']);
  });
});

describe('what a person may say about how they are told', () => {
  it.each([
    [{ timeZone: 'Asia/Makassar' }, true],
    [{ timeZone: 'Asia/Atlantis' }, false],
    [{ quietHours: null }, true],
    [{ quietHours: { fromMinute: 1320, toMinute: 360 } }, true],
    [{ quietHours: { fromMinute: 600, toMinute: 600 } }, false],
    [{ quietHours: { fromMinute: 600, toMinute: 1440 } }, false],
    [{ digest: 'daily', digestMinute: 420 }, true],
    [{ digest: 'weekly' }, false],
    [{ choices: [{ kind: 'alarm-raised', channel: 'email', on: true }] }, true],
    [{ choices: [{ kind: 'alarm-raised', channel: 'pigeon', on: true }] }, false],
    [{ surprise: true }, false],
  ])('the wishes %j are valid: %s', (draft, expected) => {
    expect(isRight(notificationSettingsDraft, draft)).toBe(expected);
  });
});

it('a push subscription names an address and two keys', () => {
  const keys = { p256dh: 'BPZ_1-k', auth: 'q_a-1' };

  expect(isRight(pushSubscriptionDraft, { endpoint: 'https://push.test/1', expirationTime: null, keys })).toBe(true);
  expect(isRight(pushSubscriptionDraft, { endpoint: 'bukan alamat', keys })).toBe(false);
  expect(isRight(pushSubscriptionDraft, { endpoint: 'https://push.test/1', keys: { ...keys, auth: '<b>' } })).toBe(
    false,
  );
});

it('marks name at least one notification or none at all', () => {
  expect(isRight(notificationMarks, { as: 'read' })).toBe(true);
  expect(isRight(notificationMarks, { as: 'read', ids: [] })).toBe(false);
});
