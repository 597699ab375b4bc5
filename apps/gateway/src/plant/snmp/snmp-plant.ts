import type { Logger } from 'pino';
import type { SnmpSettings, SnmpUnit } from '../../config/settings.ts';
import type { Clock } from '../clock.ts';
import type { PaceMemory } from '../pace-memory.ts';
import type { Plant } from '../plant.ts';
import { createPollLoop, type Line, type Question } from '../poll-loop.ts';
import { openSnmp, type SnmpSession } from './session.ts';

interface Ports {
  readonly clock: Clock;
  readonly memory: PaceMemory;
  readonly log: Logger;
}

/** Names that are asked for in one packet. */
const mostNames = 20;

/** The agents of a connection, each a line of its own: none waits for another. */
export function createSnmpPlants({ timeout, pause, units }: SnmpSettings, ports: Ports): readonly Plant[] {
  return units.map((unit) => createSnmpPlant(unit, { timeout, pause }, ports));
}

function createSnmpPlant(
  unit: SnmpUnit,
  { timeout, pause }: Pick<SnmpSettings, 'timeout' | 'pause'>,
  { clock, memory, log }: Ports,
): Plant {
  const line: Line<SnmpSession> = {
    name: `${unit.host}:${unit.port}`,
    open: async () => openSnmp(unit, timeout),
    isBroken: (session) => session.isBroken(),
    close: async (session) => session.close(),
    pauseMs: pause,
    // Each answer has the number of its question.
    drainMs: 0,
  };
  const loop = createPollLoop({ line, questions: questionsOf(unit), clock, memory, log });
  return {
    devices: [
      {
        name: unit.name,
        type: unit.type ?? null,
        points: unit.points.map(({ key, label, as, unit: measure, write }) => ({
          key,
          label: label ?? key,
          kind: as,
          unit: measure ?? null,
          isWritable: write,
        })),
      },
    ],
    start: loop.start,
    stop: loop.stop,
    async write(device, key, value) {
      const point = unit.points.find((one) => one.key === key);
      if (device !== unit.name || point === undefined || !point.write) throw new Error(`${key} cannot be set`);
      await loop.urgent(device, async (session) => {
        await session.set(point, value);
        return session.get([point]);
      });
    },
  };
}

function questionsOf(unit: SnmpUnit): readonly Question<SnmpSession>[] {
  const paces = Map.groupBy(unit.points, ({ every }) => every ?? unit.every);
  return [...paces].flatMap(([everyMs, points]) =>
    Array.from({ length: Math.ceil(points.length / mostNames) }, (_, index): Question<SnmpSession> => {
      const asked = points.slice(index * mostNames, (index + 1) * mostNames);
      return {
        device: unit.name,
        key: `${unit.host}:${unit.port} ${asked[0]?.oid ?? ''}`,
        everyMs,
        ask: (session) => session.get(asked),
      };
    }),
  );
}
