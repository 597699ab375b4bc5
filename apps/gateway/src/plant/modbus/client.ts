import ModbusRTU from 'modbus-serial';
import type { ModbusSettings } from '../../config/settings.ts';

export { ModbusRTU };

/** What a unit answers to a question that it does not take, or that it cannot answer now. */
const illegal = { function: 1, address: 2, value: 3 } as const;

/** Whether an error is the unit's own word that it has no such register: it is there, and has answered. */
export function isRefusal(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && (Object.values(illegal) as readonly number[]).includes(code);
}

function codeOf(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'modbusCode' in error && typeof error.modbusCode === 'number'
    ? error.modbusCode
    : null;
}

type Place =
  | Pick<Extract<ModbusSettings, { kind: 'modbus-tcp' }>, 'kind' | 'host' | 'port'>
  | Pick<Extract<ModbusSettings, { kind: 'modbus-rtu' }>, 'kind' | 'path' | 'baud' | 'parity' | 'stop'>;

/** @throws {Error} where nobody listens, and where nobody has answered within `timeoutMs` */
export async function openModbus(place: Place, timeoutMs: number): Promise<ModbusRTU> {
  const client = new ModbusRTU();
  // What breaks while nobody asks is seen by the next question.
  client.on('error', () => undefined);
  client.setTimeout(timeoutMs);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no connection in time')), Math.max(timeoutMs, 3_000));
  try {
    await Promise.race([connect(client, place), late.promise]);
    return client;
  } catch (error) {
    client.destroy(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function connect(client: ModbusRTU, place: Place): Promise<void> {
  if (place.kind === 'modbus-tcp') return client.connectTCP(place.host, { host: place.host, port: place.port });
  const { path, baud, parity, stop } = place;
  return client.connectRTUBuffered(path, { baudRate: baud, parity, stopBits: stop });
}

export function closeModbus(client: ModbusRTU, kind: ModbusSettings['kind']): Promise<void> {
  return new Promise((resolve) => {
    if (!client.isOpen) return resolve();
    // A socket is dropped, for its other end may be gone without a word; a serial port has to be given back.
    if (kind === 'modbus-tcp') client.destroy(() => resolve());
    else client.close(() => resolve());
  });
}

/** The registers, or the bits as 0 and 1. */
export async function readSpan(
  client: ModbusRTU,
  unit: number,
  {
    register,
    address,
    length,
  }: {
    readonly register: 'coil' | 'discrete' | 'holding' | 'input';
    readonly address: number;
    readonly length: number;
  },
): Promise<readonly number[]> {
  client.setID(unit);
  switch (register) {
    case 'coil':
      return (await client.readCoils(address, length)).data.slice(0, length).map(Number);
    case 'discrete':
      return (await client.readDiscreteInputs(address, length)).data.slice(0, length).map(Number);
    case 'holding':
      return (await client.readHoldingRegisters(address, length)).data;
    case 'input':
      return (await client.readInputRegisters(address, length)).data;
  }
}
