import type { Logger } from 'pino';
import type { ModbusPoint, ModbusSettings, ModbusUnit } from '../../config/settings.ts';
import type { Clock } from '../clock.ts';
import type { PaceMemory } from '../pace-memory.ts';
import type { DeviceDescription, Plant, Value } from '../plant.ts';
import { createPollLoop, type Line, type Question, type Values } from '../poll-loop.ts';
import { closeModbus, isRefusal, type ModbusRTU, openModbus, readSpan } from './client.ts';
import { decode, encode, registersOf } from './codec.ts';
import { halve, planReads, type PlanLimits, type Span } from './plan-reads.ts';

interface Ports {
  readonly clock: Clock;
  readonly memory: PaceMemory;
  readonly log: Logger;
}

/** The units of one Modbus connection. */
export function createModbusPlant(settings: ModbusSettings, { clock, memory, log }: Ports): Plant {
  const { timeout, pause, units } = settings;
  const name = settings.kind === 'modbus-tcp' ? `${settings.host}:${settings.port}` : settings.path;
  const line: Line<ModbusRTU> = {
    name,
    open: () => openModbus(settings, timeout),
    isBroken: (client) => !client.isOpen,
    close: (client) => closeModbus(client, settings.kind),
    pauseMs: pause,
    // On TCP each answer has the number of its question, on a serial line none has.
    drainMs: settings.kind === 'modbus-rtu' ? timeout : 0,
  };
  const questions = units.flatMap((unit) => questionsOf(unit, settings, name, log));
  const loop = createPollLoop({ line, questions, clock, memory, log });

  return {
    devices: units.map(describe),
    start: loop.start,
    stop: loop.stop,
    async write(device, key, value) {
      const unit = units.find((one) => one.name === device);
      const point = unit?.points.find((one) => one.key === key);
      if (unit === undefined || point === undefined || !point.write) throw new Error(`${key} cannot be set`);
      await loop.urgent(device, (client) => set(client, unit, point, value));
    },
  };
}

function describe({ name, type, points }: ModbusUnit): DeviceDescription {
  return {
    name,
    type: type ?? null,
    points: points.map(({ key, label, unit, register, write }) => ({
      key,
      label: label ?? key,
      kind: isBit(register) ? 'switch' : 'number',
      unit: unit ?? null,
      isWritable: write,
    })),
  };
}

/** One question for each stretch of registers that has the same pace. */
function questionsOf(unit: ModbusUnit, limits: PlanLimits, line: string, log: Logger): readonly Question<ModbusRTU>[] {
  const paces = Map.groupBy(unit.points, ({ every }) => every ?? unit.every);
  return [...paces].flatMap(([everyMs, points]) =>
    planReads(points, limits).map((span): Question<ModbusRTU> => ({
      device: unit.name,
      key: `${line} ${unit.id} ${span.register} ${span.address}`,
      everyMs,
      ask: createAsking(unit, span, log),
    })),
  );
}

/** Askings after which a stretch that was refused is tried whole again: a unit that is starting refuses what it knows later. */
const wholeAgainAfter = 100;

/** Reads a stretch; where the unit refuses it, its halves, so that a hole between registers takes only itself away. */
function createAsking(unit: ModbusUnit, whole: Span, log: Logger): (client: ModbusRTU) => Promise<Values> {
  let spans: readonly Span[] = [whole];
  let askings = 0;
  const refused = new Set<string>();

  async function read(
    client: ModbusRTU,
    span: Span,
  ): Promise<{ readonly spans: readonly Span[]; readonly values: Values }> {
    try {
      return { spans: [span], values: valuesOf(span, await readSpan(client, unit.id, span)) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const [only, ...others] = span.points;
      if (only !== undefined && others.length === 0) {
        if (!refused.has(only.key)) log.warn({ device: unit.name, point: only.key }, 'the unit has no such register');
        refused.add(only.key);
        return { spans: [span], values: {} };
      }
      const halves = [];
      for (const half of halve(span)) halves.push(await read(client, half));
      return {
        spans: halves.flatMap((half) => half.spans),
        values: Object.assign({}, ...halves.map(({ values }) => values)),
      };
    }
  }

  return async (client) => {
    askings += 1;
    if (askings % wholeAgainAfter === 0) spans = [whole];
    const answers = [];
    for (const span of spans) answers.push(await read(client, span));
    spans = answers.flatMap((one) => one.spans);
    return Object.assign({}, ...answers.map(({ values }) => values));
  };
}

function valuesOf({ register, address, points }: Span, words: readonly number[]): Values {
  const values: Record<string, Value> = {};
  for (const point of points) {
    const at = point.address - address;
    const said = words.slice(at, at + registersOf(point));
    if (said.length < registersOf(point)) continue;
    const value = isBit(register) ? said[0] === 1 : decode(said, point);
    if (value !== null) values[point.key] = value;
  }
  return values;
}

/** Sets a point, and answers with what it says then. @throws {Error} for a value that it cannot have */
async function set(client: ModbusRTU, unit: ModbusUnit, point: ModbusPoint, value: Value): Promise<Values> {
  const { register, address, key } = point;
  client.setID(unit.id);
  if (register === 'coil') {
    if (typeof value !== 'boolean') throw new Error(`${key} is set to true or false`);
    await client.writeCoil(address, value);
  } else {
    if (typeof value !== 'number') throw new Error(`${key} is set to a number`);
    const words = [...encode(value, point)];
    const [only] = words;
    if (words.length === 1 && only !== undefined) await client.writeRegister(address, only);
    else await client.writeRegisters(address, words);
  }
  const span: Span = { register, address, length: registersOf(point), points: [point] };
  return valuesOf(span, await readSpan(client, unit.id, span));
}

const isBit = (register: ModbusPoint['register']): boolean => register === 'coil' || register === 'discrete';
