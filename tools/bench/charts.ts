import {
  loadingBarMachine,
  type MqttConnectionEvent,
  mqttConnectionMachine,
  tooltipMachine,
} from '@imah/state-machines';
import {
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
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
  /** Told once, then the cycle again and again: each event of it is a transition. */
  readonly first: readonly { readonly type: string }[];
  readonly cycle: readonly { readonly type: string }[];
}

const bare: Course = {
  name: 'bare',
  machine: bareMachine,
  first: [{ type: 'START' }],
  cycle: [{ type: 'CONNECTED' }, failed, { type: 'RETRY' }],
};
const charts: readonly Course[] = [
  { name: 'tooltip', machine: tooltipMachine, first: [], cycle: [{ type: 'FOCUS' }, { type: 'BLUR' }] },
  { name: 'loading bar', machine: loadingBarMachine, first: [], cycle: [{ type: 'START' }, { type: 'FAIL' }] },
  { ...bare, name: 'live connection', machine: mqttConnectionMachine, input: { random: () => 0 } },
];

/** Transitions in a second of CPU: by the pure function, and sent to a running actor; the bare machine in each round. */
export function measureCharts(): Row[] {
  return charts.map((chart) => {
    const pure = inTurns(chart, pureTransitions);
    const sent = inTurns(chart, sentTransitions);
    return {
      what: `${chart.name}: transitions for a second of CPU`,
      measured: `pure ${perSecond(pure.chart)}, actor ${perSecond(sent.chart)}`,
      reference: `bare xstate machine: pure ${perSecond(pure.bare)}, actor ${perSecond(sent.bare)}; goal ≥ 100000`,
    };
  });
}

function inTurns(chart: Course, run: (course: Course) => number): { readonly chart: number; readonly bare: number } {
  const rates = { chart: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push(run(bare));
    rates.chart.push(run(chart));
  }
  return { chart: median(rates.chart), bare: median(rates.bare) };
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

const perSecond = (rate: number) => `${Math.round(rate)}`;
