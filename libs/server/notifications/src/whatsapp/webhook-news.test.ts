import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNews } from './webhook-news.ts';

const ours = '1234567890';
const messageId = '0198a000-0000-7000-8000-000000000001';
const told = (value: object, phoneNumberId = ours) => ({
  entry: [{ changes: [{ value: { metadata: { phone_number_id: phoneNumberId }, ...value } }] }],
});
const statusesOf = (status: object) =>
  readNews(told({ statuses: [{ biz_opaque_callback_data: messageId, ...status }] }), ours).statuses;
const repliesOf = (message: object) =>
  readNews(told({ messages: [{ from: '628123456789', id: 'wamid.1', timestamp: '1795233600', ...message }] }), ours)
    .replies;

describe('what became of a message', () => {
  it.each(['sent', 'delivered', 'read'])('is that it was %s', (state) => {
    expect(statusesOf({ status: state })).toEqual([{ messageId, state, fault: null }]);
  });

  it('is why it failed, by the first reason that is given', () => {
    const errors = [{ code: 131_026, title: 'Undeliverable' }, { code: 1 }];

    expect(statusesOf({ status: 'failed', errors })).toEqual([
      { messageId, state: 'failed', fault: { code: 131_026, title: 'Undeliverable' } },
    ]);
    expect(statusesOf({ status: 'failed', errors: [{ code: 7 }] })[0]?.fault).toEqual({ code: 7, title: '' });
  });

  it.each([
    ['a state of a later version', { status: 'warmed' }],
    ['a message that is not of ours', { status: 'read', biz_opaque_callback_data: undefined }],
    ['an id that nobody here has given', { status: 'read', biz_opaque_callback_data: "1'; DROP TABLE" }],
    ['a reason that is no number', { status: 'failed', errors: [{ code: 'x' }] }],
  ])('is left out where it is of %s', (_what, status) => {
    expect(statusesOf(status)).toEqual([]);
  });
});

describe('what somebody wrote', () => {
  it('is their text or the button they pressed, when and by which number', () => {
    const reply = { id: 'wamid.1', phone: '+628123456789', at: 1_795_233_600_000 };

    expect(repliesOf({ text: { body: 'BERHENTI' } })).toEqual([{ ...reply, text: 'BERHENTI' }]);
    expect(repliesOf({ button: { text: 'Berhenti' } })).toEqual([{ ...reply, text: 'Berhenti' }]);
  });

  it.each([
    ['a picture', { image: { id: '1' } }],
    ['a number that is none', { from: '+62 812', text: { body: 'x' } }],
    ['a time that is none', { timestamp: 'kemarin', text: { body: 'x' } }],
    ['an id without end', { id: 'w'.repeat(201), text: { body: 'x' } }],
    ['no id', { id: '', text: { body: 'x' } }],
  ])('is left out where it has %s', (_what, message) => {
    expect(repliesOf(message)).toEqual([]);
  });
});

describe('a webhook', () => {
  it('of another number of the same account tells us nothing', () => {
    const value = { statuses: [{ status: 'read', biz_opaque_callback_data: messageId }] };

    expect(readNews(told(value, '999'), ours)).toEqual({ statuses: [], replies: [] });
  });

  it('with one thing that is not understood tells the others all the same', () => {
    const good = { status: 'read', biz_opaque_callback_data: messageId };
    const body = { entry: [{ changes: [null, ...(told({ statuses: ['?', good, {}] }).entry[0]?.changes ?? [])] }] };

    expect(readNews(body, ours).statuses.map(({ state }) => state)).toEqual(['read']);
  });

  it('is read without a fault, whatever it holds', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 5 }), (body) => {
        expect(readNews(body, ours)).toEqual({ statuses: [], replies: [] });
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.array(fc.anything()), (statuses, messages) => {
        const { replies } = readNews(told({ statuses, messages }), ours);
        expect(replies.every(({ phone }) => /^\+\d{7,15}$/.test(phone))).toBe(true);
      }),
    );
  });
});
