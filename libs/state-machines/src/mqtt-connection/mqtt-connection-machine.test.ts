import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { definitionOf, reachedBy, runningActors, stage } from '../testing/index.ts';
import { mqttConnectionMachine, mqttConnectionWord } from './mqtt-connection-machine.ts';
import { mqttConnectionStates, type MqttFailure } from './mqtt-connection-types.ts';

const silent = mqttConnectionMachine.provide({ actors: { client: fromCallback(() => {}) } });
const input = { random: () => 0, keepalive: 20_000 };
const refused: MqttFailure = { reason: 'refused', message: 'ECONNREFUSED' };
const badCredentials: MqttFailure = { reason: 'credentials', message: 'not authorized' };

/** A machine whose client writes down what happens to it. */
function withClient({ random = () => 0 }: { random?: () => number } = {}) {
  const seen: unknown[] = [];
  const machine = mqttConnectionMachine.provide({
    actors: {
      client: fromCallback<{ type: 'PROBE' }, { attempt: number }>(({ input: { attempt }, receive }) => {
        seen.push(`open ${attempt}`);
        receive((command) => seen.push(command.type));
        return () => seen.push('close');
      }),
    },
  });
  return { ...stage(machine, { random, keepalive: 20_000 }), seen };
}

function connected() {
  const on = withClient();
  on.actor.send({ type: 'START' });
  on.actor.send({ type: 'CONNECTED' });
  return on;
}

describe(mqttConnectionMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(silent, {
      input,
      events: [
        { type: 'START' },
        { type: 'STOP' },
        { type: 'RETRY' },
        { type: 'ONLINE' },
        { type: 'OFFLINE' },
        { type: 'CONNECTED' },
        { type: 'ALIVE' },
        { type: 'FAILED', failure: refused },
        { type: 'CLOSED' },
      ],
    });

    expect(reached).toEqual(definitionOf(silent));
  });

  it('S-32: connecting, connected, and logged as success', () => {
    const { actor, emitted, seen } = withClient();

    actor.send({ type: 'START' });
    const before = actor.getSnapshot().value;
    actor.send({ type: 'CONNECTED' });

    expect(before).toEqual({ trying: 'connecting' });
    expect(actor.getSnapshot().matches('connected')).toEqual(true);
    expect(actor.getSnapshot().hasTag('live')).toEqual(true);
    expect(seen).toEqual(['open 1']);
    expect(emitted).toEqual([
      { type: 'connected', again: false },
      { type: 'log', level: 'success', message: 'MQTT connected' },
    ]);
  });

  it('S-32, S-57: a connect error is logged as failure, and tried again after 5000 ms', () => {
    const { actor, clock, emitted, seen } = withClient();
    actor.send({ type: 'START' });

    actor.send({ type: 'FAILED', failure: refused });
    clock.increment(4_999);
    const before = actor.getSnapshot().value;
    clock.increment(1);

    expect([before, actor.getSnapshot().value]).toEqual(['error', { trying: 'reconnecting' }]);
    expect(emitted).toEqual([{ type: 'log', level: 'failure', message: 'MQTT error: ECONNREFUSED' }]);
    expect(seen).toEqual(['open 1', 'close', 'open 2']);
  });

  it('S-65: gives a connection 5000 ms', () => {
    const { actor, clock, emitted } = withClient();
    actor.send({ type: 'START' });

    clock.increment(4_999);
    const before = actor.getSnapshot().value;
    clock.increment(1);

    expect([before, actor.getSnapshot().value]).toEqual([{ trying: 'connecting' }, 'error']);
    expect(emitted).toEqual([{ type: 'log', level: 'failure', message: 'MQTT error: no connection within 5000 ms' }]);
  });

  it('spreads the reconnecting of many clients over half a second', () => {
    const dues = [0, 0.5, 0.999].map((random) => {
      const { actor, clock } = withClient({ random: () => random });
      actor.send({ type: 'START' });
      actor.send({ type: 'CLOSED' });
      while (actor.getSnapshot().matches('error')) clock.increment(1);
      return clock.now();
    });

    expect(dues).toEqual([5_000, 5_250, 5_500]);
  });

  it('S-65: after a refused handshake it waits the period, and one more after each try, up to a minute', () => {
    const { actor, clock, seen } = withClient();
    const handshake: MqttFailure = { reason: 'handshake', message: 'refused (403)' };
    const pauses: number[] = [];
    actor.send({ type: 'START' });
    for (let round = 0; round < 14; round += 1) {
      const from = clock.now();
      const tries = seen.filter((one) => one !== 'close').length;
      actor.send({ type: 'FAILED', failure: handshake });
      while (seen.filter((one) => one !== 'close').length === tries) clock.increment(1_000);
      pauses.push(clock.now() - from);
    }

    expect(pauses.slice(0, 3)).toEqual([5_000, 10_000, 15_000]);
    expect(pauses.slice(-3)).toEqual([60_000, 60_000, 60_000]);
    actor.send({ type: 'FAILED', failure: refused });
    clock.increment(5_000);
    expect(actor.getSnapshot().value).toEqual({ trying: 'reconnecting' });
  });

  it('after a loss it says that it is connected again, so that what was missed is fetched', () => {
    const { actor, clock, emitted } = connected();

    actor.send({ type: 'CLOSED' });
    clock.increment(5_000);
    actor.send({ type: 'CONNECTED' });

    expect(emitted.filter(({ type }) => type === 'connected')).toEqual([
      { type: 'connected', again: false },
      { type: 'connected', again: true },
    ]);
    expect(actor.getSnapshot().context.attempt).toEqual(0);
  });

  it('probes a link that was silent for the keepalive, and gives it up after 1.5 times the keepalive', () => {
    const { actor, clock, emitted, seen } = connected();

    clock.increment(20_000);
    const probed = [...seen];
    clock.increment(9_999);
    const before = actor.getSnapshot().value;
    clock.increment(1);

    expect(probed).toEqual(['open 1', 'PROBE']);
    expect(before).toEqual({ connected: 'probing' });
    expect(actor.getSnapshot().value).toEqual('error');
    expect(actor.getSnapshot().hasTag('offline')).toEqual(true);
    expect(emitted.at(-1)).toEqual({
      type: 'log',
      level: 'failure',
      message: 'MQTT error: connection hangs: no answer to a probe',
    });
  });

  it('anything that arrives keeps the link alive', () => {
    const { actor, clock, seen } = connected();

    for (let round = 0; round < 10; round += 1) {
      clock.increment(19_999);
      actor.send({ type: 'ALIVE' });
    }
    clock.increment(20_000);
    actor.send({ type: 'ALIVE' });

    expect(seen).toEqual(['open 1', 'PROBE']);
    expect(actor.getSnapshot().value).toEqual({ connected: 'answering' });
  });

  it('asks for a new secret when the broker refuses the credentials, and tries again', () => {
    const { actor, clock, emitted, seen } = withClient();
    actor.send({ type: 'START' });

    actor.send({ type: 'FAILED', failure: badCredentials });
    clock.increment(5_000);

    expect(emitted).toEqual([
      { type: 'credentialsRefused' },
      { type: 'log', level: 'failure', message: 'MQTT error: not authorized' },
    ]);
    expect(seen.at(-1)).toEqual('open 2');
  });

  it('waits while the browser has no network, and comes back at once when it has', () => {
    const { actor, seen } = connected();

    actor.send({ type: 'OFFLINE' });
    const before = actor.getSnapshot().value;
    actor.send({ type: 'ONLINE' });

    expect([before, actor.getSnapshot().value]).toEqual(['offline', { trying: 'reconnecting' }]);
    expect(seen).toEqual(['open 1', 'close', 'open 1']);
  });

  it('does not believe for ever that there is no network', () => {
    const { actor, clock } = connected();

    actor.send({ type: 'OFFLINE' });
    clock.increment(30_000);

    expect(actor.getSnapshot().value).toEqual({ trying: 'reconnecting' });
  });

  it('has no client and no timer left after STOP, from every state', () => {
    const stages = [[], ['CONNECTED'], ['CLOSED'], ['OFFLINE'], ['CLOSED', 'RETRY']] as const;
    const left = stages.map((events) => {
      const { actor, clock } = withClient();
      actor.send({ type: 'START' });
      for (const type of events) actor.send({ type });
      actor.send({ type: 'STOP' });
      clock.increment(100_000);
      return [actor.getSnapshot().value, runningActors(actor), actor.system.getSnapshot()._scheduledEvents];
    });

    expect(left).toEqual(stages.map(() => ['idle', [], {}]));
  });

  it('S-32: shows the first try and every later one under words of their own, and each state under one of its words', () => {
    const { actor, clock } = withClient();
    const shown = [mqttConnectionWord(actor.getSnapshot().value)];
    const note = () => shown.push(mqttConnectionWord(actor.getSnapshot().value));
    actor.subscribe(note);

    actor.send({ type: 'START' });
    actor.send({ type: 'CLOSED' });
    clock.increment(5_000);
    actor.send({ type: 'CONNECTED' });
    actor.send({ type: 'OFFLINE' });

    expect(shown).toEqual(['idle', 'connecting', 'error', 'reconnecting', 'connected', 'offline']);
    expect(shown.toSorted()).toEqual([...mqttConnectionStates].toSorted());
  });

  it('tells that its client is missing', () => {
    const { actor, emitted } = stage(mqttConnectionMachine, { random: () => 0 });

    actor.send({ type: 'START' });

    expect(emitted).toEqual([
      {
        type: 'log',
        level: 'failure',
        message: 'MQTT error: the mqtt-connection chart was started without its client',
      },
    ]);
  });
});
