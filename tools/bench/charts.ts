import {
  loadingBarMachine,
  type MqttConnectionEvent,
  mqttConnectionMachine,
  toastMachine,
  tooltipMachine,
} from '@imah/state-machines';
import {
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  fromCallback,
  initialTransition,
  SimulatedClock,
  transition,
} from 'xstate';
import { median, type Row } from './table.ts';

const rounds = 5;
const perRound = 20_000;

/** What the goal was set with: four states, a guard, an assign; no delay and nothing else. */
const bareMachine = createMachine({
  id: 'bare',
  context: { attempt: 0 },
  initial: 'idle',
  states: {
    idle: { on: { START: 'connecting' } },
    connecting: { on: { CONNECTED: 'connected' } },
    connected: { on: { FAILED: { target: 'error', guard: () => true } } },
    error: {
      on: { RETRY: { target: 'connecting', actions: assign({ attempt: ({ context }) => context.attempt + 1 }) } },
    },
  },
});

const failed: MqttConnectionEvent = { type: 'FAILED', failure: { reason: 'closed', message: 'connection closed' } };

interface Course {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** What its actions are called: the chart without them shows what xstate takes for a chart of this shape. */
  readonly actions: readonly string[];
  /** Told once, then the cycle again and again: each event of it is a transition. */
  readonly first: readonly { readonly type: string }[];
  readonly cycle: readonly { readonly type: string }[];
}

const bare: Course = {
  name: 'bare',
  machine: bareMachine,
  actions: [],
  first: [{ type: 'START' }],
  cycle: [{ type: 'CONNECTED' }, failed, { type: 'RETRY' }],
};
const connection = {
  // Its own client fails at once, which would be a transition more in each cycle.
  machine: mqttConnectionMachine.provide({ actors: { client: fromCallback(() => undefined) } }),
  input: { random: () => 0 },
  actions: [
    'openClient',
    'closeClient',
    'countAttempt',
    'noteConnected',
    'noteFailure',
    'emitConnected',
    'logSuccess',
    'logFailure',
  ],
} as const;
const charts: readonly Course[] = [
  {
    name: 'tooltip',
    machine: tooltipMachine,
    actions: ['opened', 'closed'],
    first: [],
    cycle: [{ type: 'FOCUS' }, { type: 'BLUR' }],
  },
  {
    name: 'toast',
    machine: toastMachine,
    input: { toast: { id: 1, type: 'info', text: '', time: 5000 }, now: () => 0 },
    actions: ['run', 'keepRest'],
    first: [],
    cycle: [{ type: 'PAUSE' }, { type: 'RESUME' }],
  },
  {
    name: 'loading bar',
    machine: loadingBarMachine,
    actions: ['reset', 'advance', 'complete'],
    first: [],
    cycle: [{ type: 'START' }, { type: 'FAIL' }],
  },
  { ...connection, name: 'live connection', first: bare.first, cycle: bare.cycle },
  {
    ...connection,
    name: 'live connection, packets arriving',
    first: [{ type: 'START' }, { type: 'CONNECTED' }],
    cycle: [{ type: 'ALIVE' }],
  },
];

/** Transitions in a second of CPU: by the pure function, and sent to a running actor; the references in each round. */
export function measureCharts(): Row[] {
  return charts.map((chart) => {
    const shape = { ...chart, machine: withoutActions(chart) };
    const pure = inTurns([chart, bare], pureTransitions);
    const sent = inTurns([chart, shape, bare], sentTransitions);
    return {
      what: `${chart.name}: transitions for a second of CPU`,
      measured: `actor ${sent[0]}, pure ${pure[0]}`,
      reference: `without its actions: actor ${sent[1]}; bare xstate machine: actor ${sent[2]}, pure ${pure[1]}; goal ≥ 100000`,
    };
  });
}

function withoutActions({ actions, machine }: Course): AnyStateMachine {
  return machine.provide({ actions: Object.fromEntries(actions.map((action) => [action, () => undefined])) });
}

function inTurns(courses: readonly Course[], run: (course: Course) => number): readonly number[] {
  const rates = courses.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, course] of courses.entries()) rates[index]?.push(run(course));
  }
  return rates.map((ofOne) => Math.round(median(ofOne)));
}

function pureTransitions({ cycle, first, input, machine }: Course): number {
  let [snapshot] = initialTransition(machine, input);
  const tell = (event: { readonly type: string }) => ([snapshot] = transition(machine, snapshot, event));
  first.forEach(tell);
  return ratePerCpuSecond(cycle, tell);
}

function sentTransitions({ cycle, first, input, machine }: Course): number {
  const actor = createActor(machine, { input, clock: new SimulatedClock() });
  actor.start();
  const tell = (event: { readonly type: string }) => actor.send(event);
  first.forEach(tell);
  const rate = ratePerCpuSecond(cycle, tell);
  actor.stop();
  return rate;
}

function ratePerCpuSecond(cycle: Course['cycle'], tell: (event: { readonly type: string }) => unknown): number {
  const before = process.cpuUsage();
  for (let told = 0; told < perRound; told += cycle.length) cycle.forEach((event) => tell(event));
  const { system, user } = process.cpuUsage(before);
  return (perRound / (user + system)) * 1_000_000;
}
