import snmp from 'net-snmp';
import type { SnmpPoint, SnmpUnit } from '../../config/settings.ts';
import type { Value } from '../plant.ts';

export interface SnmpSession {
  readonly get: (points: readonly SnmpPoint[]) => Promise<Readonly<Record<string, Value>>>;
  readonly set: (point: SnmpPoint, value: Value) => Promise<void>;
  readonly isBroken: () => boolean;
  readonly close: () => void;
}

type Varbind = snmp.Varbind;

/** Talks with one agent over UDP: nothing is open before somebody has answered. */
export function openSnmp({ host, port, community, version }: SnmpUnit, timeoutMs: number): SnmpSession {
  const session = snmp.createSession(host, community, {
    port,
    version: version === '1' ? snmp.Version1 : snmp.Version2c,
    timeout: timeoutMs,
    retries: 1,
  });
  let isBroken = false;
  session.on('error', () => (isBroken = true));

  const ask = (send: (done: (error: Error | null, varbinds?: readonly Varbind[]) => void) => void) =>
    new Promise<readonly Varbind[]>((resolve, reject) => {
      send((error, varbinds) => (error === null ? resolve(varbinds ?? []) : reject(error)));
    });

  return {
    isBroken: () => isBroken,
    close: () => session.close(),
    async get(points) {
      const oids = points.map(({ oid }) => oid);
      const varbinds = await ask((done) => session.get(oids, done)).catch((error: unknown) => {
        // Version 1 refuses the whole question for one name that it does not know.
        if (points.length > 1 && error instanceof snmp.RequestFailedError) return null;
        throw error;
      });
      if (varbinds === null) return Object.assign({}, ...(await oneByOne(points)));
      const values: Record<string, Value> = {};
      for (const [index, point] of points.entries()) {
        const value = answerOf(varbinds[index], point);
        if (value !== null) values[point.key] = value;
      }
      return values;
    },
    async set(point, value) {
      const [was] = await ask((done) => session.get([point.oid], done));
      if (was?.type === undefined || was.oid !== point.oid || snmp.isVarbindError(was))
        throw new Error(`${point.key} is not there`);
      const varbind = { oid: point.oid, type: was.type, value: rawOf(point, value) };
      const [answer] = await ask((done) => session.set([varbind], done));
      if (answer !== undefined && snmp.isVarbindError(answer)) throw new Error(snmp.varbindError(answer));
    },
  };

  async function oneByOne(points: readonly SnmpPoint[]): Promise<readonly Readonly<Record<string, Value>>[]> {
    const all = [];
    for (const point of points) {
      const [varbind] = await ask((done) => session.get([point.oid], done)).catch((error: unknown) => {
        if (error instanceof snmp.RequestFailedError) return [];
        throw error;
      });
      const value = answerOf(varbind, point);
      all.push(value === null ? {} : { [point.key]: value });
    }
    return all;
  }
}

/** Null where it is not there, and where the agent has answered something else. */
function answerOf(varbind: Varbind | undefined, point: SnmpPoint): Value | null {
  if (varbind === undefined || varbind.oid !== point.oid || snmp.isVarbindError(varbind)) return null;
  return valueOf(varbind, point);
}

/** Null for what is not of the kind that the point is said to be. */
export function valueOf({ value, type }: Varbind, { as, scale, offset }: SnmpPoint): Value | null {
  if (as === 'text') return textOf(value).slice(0, 500);
  const number = numberOf(value, type);
  if (as === 'switch') return number === 1 ? true : number === 0 || number === 2 ? false : null;
  return number === null ? null : Number((number * scale + offset).toPrecision(15));
}

function numberOf(value: unknown, type: Varbind['type']): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (!Buffer.isBuffer(value)) return null;
  if (type === snmp.ObjectType.Counter64) return value.reduce((sum, byte) => sum * 256 + byte, 0);
  // Many agents write measured values as text.
  const text = value.toString('utf8').trim();
  return /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : null;
}

const textOf = (value: unknown): string =>
  (Buffer.isBuffer(value) ? value.toString('utf8') : String(value)).replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

/** In SNMP what is true is 1, and what is false 2 (TruthValue, RFC 2579). */
function rawOf({ key, as, scale, offset }: SnmpPoint, value: Value): number | string {
  if (as === 'text' && typeof value === 'string') return value;
  if (as === 'switch' && typeof value === 'boolean') return value ? 1 : 2;
  if (as === 'number' && typeof value === 'number') return Math.round((value - offset) / scale);
  throw new Error(`${key} is no ${typeof value}`);
}
