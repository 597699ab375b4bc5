import { describe, expect, it } from 'vitest';
import { createFormat } from '@imah/app/i18n';
import { createTranslator } from 'use-intl/core';
import { auditTextsEn } from './messages/en.ts';
import { auditTextsId } from './messages/id.ts';
import { changesOf } from './describe-row.ts';
import { actorOf, sentenceOf } from './describe-sentence.ts';
import type { AuditTexts } from './texts.ts';
import type { AuditRow } from '@imah/contract/audit';

// The sources of the server as text: whatever it writes down needs words here.
const sources = Object.entries(
  import.meta.glob<string>(['../../../server/*/src/**/*.ts', '!../../../server/*/src/**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path, text]) => /audit|action:/i.test(text) && !/\/(testing|demo|http|bench)\/|\/app\.ts$/.test(path));

function all(pattern: RegExp): string[] {
  const found = sources.flatMap(([, text]) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  return [...new Set(found)].toSorted();
}

/** Keys of the object literals that are written as `before` and `after`. */
function writtenFields(): string[] {
  const literals = sources.flatMap(([, text]) =>
    [...text.matchAll(/\b(?:before|after)(?::| =) \{([^{}]*)\}/g)].map((match) => match[1] ?? ''),
  );
  const keys = literals.flatMap((literal) =>
    literal
      .split(',')
      .map((part) => /^\s*([a-zA-Z]\w*)\s*(?::|$)/.exec(part)?.[1] ?? '')
      .filter((key) => key !== ''),
  );
  return [...new Set(keys)].toSorted();
}

// What a sentence says, or what is only there for programs: never shown by itself.
const unsaid = new Set([
  'commentId',
  'deviceId',
  'filter',
  'groupId',
  'invitationId',
  'kind',
  'lines',
  'mergedInto',
  'params',
  'postId',
  'signatureId',
  'targetId',
  'ticketId',
  'checklist',
]);

const translator = (locale: 'id' | 'en') =>
  createTranslator({ locale, messages: locale === 'id' ? auditTextsId : auditTextsEn }) as unknown as AuditTexts;

const row = (entity: string, action: string): AuditRow => ({
  seq: 1,
  at: '2026-11-20T10:05:00.000Z',
  actor: { kind: 'user', id: null, name: 'Agus Prasetyo' },
  action,
  entity,
  entityId: '01a1fe00-1ed4-7591-b2ae-293886fc7928',
  record: 'TKT-2026-000038 Keran dapur',
  buildingId: '01a1fe00-1ed4-7591-b2ae-293886fc7929',
  before: null,
  after: { label: 'Ongkos kurir', amount: 20_000, minutes: 90, target: 'TKT-2026-000001' },
  hidden: [],
  erased: [],
  reason: null,
  ip: null,
});

describe('what the server writes down', () => {
  it('is found in its sources at all', () => {
    expect([sources.length > 20, writtenFields().length > 30, all(/entity: '([a-z_]+)'/g).length > 10]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('has a word for every kind of record', () => {
    const written = all(/entity: '([a-z_]+)'/g);

    // What is told on the live channel is called a command.
    expect(written.filter((entity) => entity !== 'command' && !Object.hasOwn(auditTextsId.entities, entity))).toEqual(
      [],
    );
  });

  it('has a sentence or a verb for every action', () => {
    const worded = new Set([
      ...Object.keys(auditTextsId.actions),
      ...Object.values(auditTextsId.sentences).flatMap((sentences) => Object.keys(sentences)),
    ]);
    const written = [
      ...all(/action: '([a-z-]+)'/g),
      ...all(/action(?::| =) [^\n]*\? '([a-z-]+)'/g),
      ...all(/action(?::| =) [^\n]*\? '[a-z-]+' : '([a-z-]+)'/g),
      ...all(/event: '([a-z-]+)'/g),
      ...all(/event: [^'\n]*'approved' \? '([a-z-]+)'/g),
      ...all(/await audit\(trx, posting, held, '([a-z-]+)'/g),
      ...all(/return '(post-[a-z-]+)'/g),
    ];

    expect(written.filter((action) => !worded.has(action))).toEqual([]);
  });

  it('has a label for every field, or says it in its sentence', () => {
    const missing = writtenFields().filter((field) => !Object.hasOwn(auditTextsId.fields, field) && !unsaid.has(field));

    expect(missing).toEqual([]);
  });
});

describe.each(['id', 'en'] as const)('a sentence in %s', (locale) => {
  const t = translator(locale);
  const format = createFormat(locale);

  it.each(
    Object.entries(auditTextsId.sentences).flatMap(([entity, words]) =>
      Object.keys(words).map((action) => [entity, action] as const),
    ),
  )('of %s %s names its record and no key of the program', (entity, action) => {
    const { before, record, after } = sentenceOf(row(entity, action), t, format);
    const text = `${before}${record ?? ''}${after}`;

    expect(text).not.toMatch(/[a-z]_[a-z]|\{|\bundefined\b|sentences\./);
    const named = locale === 'id' && text.replace('TKT-2026-000038', '').includes(`“${action}”`);
    expect(named).toBe(false);
  });

  it('of what nobody foresaw still has no key of the program in it', () => {
    const strange = { ...row('water_rate', 'recalc-now'), after: { qtyPpm: 3, commentId: 'x' } };
    const { before, record, after } = sentenceOf(strange, t, format);
    const writing = { t, format, say: (text: string) => text };

    expect(`${before}${record ?? ''}${after}`).not.toMatch(/water|recalc/);
    expect(changesOf(strange, writing)).toEqual([]);
  });
});

describe('the sentence', () => {
  const t = translator('id');
  const format = createFormat('id');

  it('says who logged which cost on which ticket, and leads there', () => {
    const cost = row('ticket', 'add-cost');
    const { before, record, href, after, said } = sentenceOf(cost, t, format);

    expect([actorOf(cost, t), before.replaceAll('\u00a0', ' '), record, after, href]).toEqual([
      'Agus Prasetyo',
      'mencatat biaya Rp 20.000 (Ongkos kurir) pada ',
      'TKT-2026-000038 Keran dapur',
      '',
      '/imah/ticket/01a1fe00-1ed4-7591-b2ae-293886fc7928',
    ]);
    expect([said.has('amount'), said.has('label')]).toEqual([true, true]);
  });

  it('speaks of a device that carried out a command by its name', () => {
    const done: AuditRow = {
      ...row('device_command', 'succeeded'),
      actor: { kind: 'device', id: null, name: null },
      record: 'Pompa hidran',
    };
    const { before, record } = sentenceOf(done, t, format);

    expect([actorOf(done, t), before, record]).toEqual(['Pompa hidran', 'menjalankan perintah', null]);
  });

  it.each([
    [true, 'running', 'menyalakan '],
    [false, 'running', 'mematikan '],
    [false, 'locked', 'membuka kunci '],
  ])('says a command in the verb of what it does: %s of %s', (value, key, words) => {
    const command = { ...row('device_command', 'create'), after: { params: { key, value }, method: 'set' } };

    expect(sentenceOf(command, t, format).before).toBe(words);
  });
});
