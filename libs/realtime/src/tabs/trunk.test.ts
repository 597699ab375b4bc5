import { expect, it } from 'vitest';
import type { FilterRequest, FilterResult, Link } from '../connection/link.ts';
import { createManualClock } from '../testing/broker/manual-clock.ts';
import { createTrunk } from './trunk.ts';

const qos0 = (filter: string): FilterRequest => ({ filter, qos: 0 });

function stage(answer: (filter: string) => FilterResult = () => 'granted') {
  const { advance, clock, timers } = createManualClock();
  const asked: string[][] = [];
  const unsubscribed: string[] = [];
  const sent: unknown[] = [];
  const link: Link = {
    subscribe(requests) {
      asked.push(requests.map(({ filter }) => filter));
      return Promise.resolve(requests.map(({ filter }) => answer(filter)));
    },
    unsubscribe: (filter) => unsubscribed.push(filter),
  };
  const trunk = createTrunk({
    clock,
    graceMs: 5000,
    self: 'one',
    send: ({ hasSelf, others }, topic, text, isRetained) =>
      sent.push([[...(hasSelf ? ['one'] : []), ...others], topic, text, isRetained]),
  });
  return { advance, asked, link, sent, timers, trunk, unsubscribed };
}

it('asks the broker once for a filter, however many tabs want it, and answers each', async () => {
  const { asked, link, trunk } = stage((filter) => (filter === 'b' ? 'refused' : 'granted'));
  trunk.opened(link);

  const answers = await Promise.all([
    trunk.subscribe('one', [qos0('a'), qos0('b')]),
    trunk.subscribe('two', [qos0('a'), qos0('c')]),
  ]);

  expect(answers).toEqual([
    ['granted', 'refused'],
    ['granted', 'granted'],
  ]);
  expect(asked).toEqual([['a', 'b'], ['c']]);
});

it('sends a message to the tabs that want it', async () => {
  const { link, sent, trunk } = stage();
  trunk.opened(link);
  await trunk.subscribe('one', [qos0('x/+'), qos0('x/1')]);
  await trunk.subscribe('two', [qos0('x/+')]);

  trunk.message('x/1', 'v', false);
  trunk.message('y', 'v', false);

  expect(sent).toEqual([[['one', 'two'], 'x/1', 'v', false]]);
});

it('gives a tab that comes later what is kept, in its newest form, and no event of the past', async () => {
  const { link, sent, trunk } = stage();
  trunk.opened(link);
  await trunk.subscribe('one', [qos0('x/#')]);
  trunk.message('x/kept', 'old', true);
  trunk.message('x/kept', 'new', false);
  trunk.message('x/removed', 'v', true);
  trunk.message('x/removed', '', true);
  trunk.message('x/event', 'e', false);
  sent.length = 0;

  await trunk.subscribe('two', [qos0('x/#')]);

  expect(sent).toEqual([[['two'], 'x/kept', 'new', true]]);
});

it('gives a filter back when the last tab that has it lets it go', async () => {
  const { link, trunk, unsubscribed } = stage();
  trunk.opened(link);
  await trunk.subscribe('one', [qos0('a')]);
  await trunk.subscribe('two', [qos0('a')]);

  trunk.unsubscribe('one', 'a');
  trunk.unsubscribe('one', 'a');
  expect(unsubscribed).toEqual([]);
  trunk.unsubscribe('two', 'a');

  expect(unsubscribed).toEqual(['a']);
});

it('keeps the filters of a tab that is gone for the grace, in which it may be loaded again', async () => {
  const { advance, asked, link, timers, trunk, unsubscribed } = stage();
  trunk.opened(link);
  await trunk.subscribe('one', [qos0('a'), qos0('b')]);

  trunk.leave('one');
  await advance(4999);
  await trunk.subscribe('one again', [qos0('a')]);
  await advance(1);

  expect([asked, unsubscribed, timers()]).toEqual([[['a', 'b']], ['b'], 0]);
});

it('asks again for what was refused, when another tab wants it', async () => {
  let isAllowed = false;
  const { asked, link, trunk } = stage(() => (isAllowed ? 'granted' : 'refused'));
  trunk.opened(link);

  expect(await trunk.subscribe('one', [qos0('a')])).toEqual(['refused']);
  isAllowed = true;
  expect(await trunk.subscribe('two', [qos0('a')])).toEqual(['granted']);

  expect(asked).toEqual([['a'], ['a']]);
});

it('without a link a subscription is lost, and a new link begins with none', async () => {
  const { advance, asked, link, sent, timers, trunk } = stage();
  expect(await trunk.subscribe('one', [qos0('a')])).toEqual(['lost']);
  trunk.opened(link);
  await trunk.subscribe('one', [qos0('a')]);
  trunk.message('a', 'kept', true);
  trunk.leave('one');
  sent.length = 0;

  trunk.closed();
  trunk.opened(link);
  trunk.message('a', 'v', false);
  await trunk.subscribe('two', [qos0('a')]);
  await advance(5000);

  expect([asked, sent, timers()]).toEqual([[['a'], ['a']], [], 0]);
});
