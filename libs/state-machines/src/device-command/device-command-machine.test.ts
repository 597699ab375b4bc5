import {
  canCommandBecome,
  commandStatuses,
  commandTransitions,
  type CommandStatus,
} from '@imah/contract/devices/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deferredActor, definitionOf, inputOf, reachedBy, reject, resolve, stage } from '../testing/index.ts';
import { stateWord } from '../state-word.ts';
import { laterStatus } from './command-order.ts';
import { deviceCommandMachine, type DeviceCommandEvent } from './device-command-machine.ts';

const machine = deviceCommandMachine.provide({ actors: { requestCommand: deferredActor() } });
const draft = { method: 'set', params: { key: 'on', value: true } };
const news = (status: CommandStatus, id = 'command-1') => ({ type: 'NEWS' as const, id, status });
const ends = commandStatuses.filter((status) => commandTransitions[status].length === 0);

function requested(status: CommandStatus = 'queued') {
  const on = stage(machine, { draft, expiry: 10_000 });
  resolve(on.actor, 'requestCommand', { id: 'command-1', status });
  return on;
}

describe(deviceCommandMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(machine, {
      input: { draft },
      events: [
        ...commandStatuses.map((status) => news(status)),
        ...commandStatuses.map((status) => ({
          type: 'xstate.done.actor.requestCommand' as const,
          output: { id: 'command-1', status },
        })),
        { type: 'xstate.error.actor.requestCommand', error: new Error('network') },
        { type: 'RETRY' },
      ],
      identify: ({ context }) => context.status,
    });

    expect(reached).toEqual(definitionOf(machine));
  });

  it('has a state for every status of the contract', () => {
    const words = commandStatuses.map((status) => {
      const { value } = requested(status).actor.getSnapshot();
      return typeof value === 'string' ? value : value.underway;
    });

    expect(words).toEqual([...commandStatuses]);
  });

  it('goes wherever the contract lets a command go', () => {
    const allowed = commandStatuses.flatMap((from) =>
      commandTransitions[from].map((to: CommandStatus) => [from, to] as const),
    );

    const gone = allowed.map(([from, to]) => {
      const { actor } = requested(from);
      actor.send(news(to));
      return [from, actor.getSnapshot().context.status];
    });

    expect(gone).toEqual(allowed);
  });

  it.each(ends)('never leaves the end %s at whatever is heard', (end) => {
    const { actor } = requested(end);

    for (const status of commandStatuses) actor.send(news(status));

    expect(actor.getSnapshot().value).toEqual(end);
    expect(actor.getSnapshot().hasTag('ended')).toEqual(true);
  });

  it('shows sent, then what the device reports', () => {
    const { actor, emitted } = requested();

    actor.send(news('sent'));
    actor.send(news('acknowledged'));
    actor.send(news('succeeded'));

    expect(emitted).toEqual(
      (['queued', 'sent', 'acknowledged', 'succeeded'] as const).map((status) => ({
        type: 'statusChanged',
        id: 'command-1',
        status,
      })),
    );
  });

  it('a packet that was lost or comes late does no harm', () => {
    const { actor } = requested();

    actor.send(news('acknowledged'));
    actor.send(news('sent'));

    expect(actor.getSnapshot().value).toEqual({ underway: 'acknowledged' });
  });

  it('does not listen to news of another command', () => {
    const { actor } = requested();

    actor.send(news('succeeded', 'command-2'));

    expect(actor.getSnapshot().value).toEqual({ underway: 'queued' });
  });

  it('keeps what the channel said before the answer came', () => {
    const { actor } = stage(machine, { draft });

    actor.send(news('sent'));
    actor.send(news('succeeded', 'command-2'));
    resolve(actor, 'requestCommand', { id: 'command-1', status: 'queued' });

    expect(actor.getSnapshot().value).toEqual({ underway: 'sent' });
    expect(actor.getSnapshot().context.early).toEqual([]);
  });

  it('asks what became of a command that is overdue, again and again, and keeps its place', () => {
    const { actor, clock, emitted } = requested('sent');

    clock.increment(10_999);
    const before = emitted.length;
    clock.increment(1);
    clock.increment(11_000);

    expect(before).toEqual(1);
    expect(emitted.slice(1)).toEqual([
      { type: 'overdue', id: 'command-1' },
      { type: 'overdue', id: 'command-1' },
    ]);
    expect(actor.getSnapshot().value).toEqual({ underway: 'sent' });
  });

  it('tells why the device failed', () => {
    const { actor } = requested('sent');

    actor.send({ ...news('failed'), error: 'pump is locked' });

    expect(actor.getSnapshot().context.error).toEqual('pump is locked');
  });

  it('a request that was refused can be made again', () => {
    const { actor } = stage(machine, { draft });
    const error = new Error('forbidden');

    reject(actor, 'requestCommand', error);
    const refused = [actor.getSnapshot().value, actor.getSnapshot().context.error];
    actor.send({ type: 'RETRY' });

    expect(refused).toEqual(['refused', error]);
    expect(inputOf(actor, 'requestCommand')).toEqual(draft);
    expect(actor.getSnapshot().context.error).toEqual(null);
  });

  it.each([1, 2, 3, 4])(
    'agrees with its reference model on any run of events (seed %i)',
    { timeout: 60_000 },
    (seed) => {
      const events = fc.array(event, { maxLength: 10 });
      fc.assert(fc.property(events, status, events, runsLikeItsModel), { numRuns: 2_500, seed });
    },
  );
});

describe('laterStatus', () => {
  it('never contradicts the contract: what may follow is later', () => {
    const contradictions = commandStatuses.flatMap((from) =>
      commandStatuses.filter((to) => canCommandBecome(from, to) && laterStatus(from, to) !== to),
    );

    expect(contradictions).toEqual([]);
  });
});

const status = fc.constantFrom(...commandStatuses);
const event: fc.Arbitrary<DeviceCommandEvent> = fc
  .record({ id: fc.constantFrom('command-1', 'command-2'), status })
  .map((heard) => ({ type: 'NEWS', ...heard }));

/** The furthest status wins, in whatever order it is heard; of two ends the first, and the server's answer is heard last of the early ones. */
function runsLikeItsModel(early: DeviceCommandEvent[], answered: CommandStatus, late: DeviceCommandEvent[]): void {
  const actor = createActor(machine, { input: { draft } }).start();
  const own = (events: DeviceCommandEvent[]) =>
    events.flatMap((heard) => (heard.type === 'NEWS' && heard.id === 'command-1' ? [heard.status] : []));
  for (const heard of early) actor.send(heard);
  resolve(actor, 'requestCommand', { id: 'command-1', status: answered });
  for (const heard of late) actor.send(heard);

  const heard = [answered, ...own(early), ...own(late)];
  const end = heard.find((one) => ends.includes(one));
  const way: CommandStatus[] = ['awaiting-approval', 'queued', 'sent', 'acknowledged'];
  const furthest = way.findLast((one) => heard.includes(one));

  const { value, context } = actor.getSnapshot();
  expect([stateWord(value), context.status]).toEqual([end ?? 'underway', end ?? furthest]);
  actor.stop();
}
