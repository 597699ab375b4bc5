import { isRefusal, type ModbusRTU, openModbus, readSpan, closeModbus } from '../plant/modbus/client.ts';
import { stretchesOf } from './ranges.ts';

const tables = ['holding', 'input', 'coil', 'discrete'] as const;
type Table = (typeof tables)[number];

/** What stands in one register, or bit. */
export interface FoundRegister {
  readonly register: Table;
  readonly address: number;
  readonly value: number;
}

export interface FoundUnit {
  readonly id: number;
  /** What it calls itself, where it does. */
  readonly name: string | null;
  readonly registers: readonly FoundRegister[];
}

export interface ScanRequest {
  readonly host: string;
  readonly port: number;
  readonly units: readonly number[];
  readonly addresses: readonly number[];
  readonly timeoutMs: number;
}

/** Registers of one question; what is refused is asked in halves. */
const mostAtOnce = 64;

/**
 * Asks every unit for every register, and answers with what is there. Only reads.
 * @throws {Error} where nobody listens at the address
 */
export async function scanModbus(
  request: ScanRequest,
  progress: (unit: number) => void,
): Promise<readonly FoundUnit[]> {
  const { host, port, units, addresses, timeoutMs } = request;
  let client = await openModbus({ kind: 'modbus-tcp', host, port }, timeoutMs);
  const found: FoundUnit[] = [];
  for (const id of units) {
    progress(id);
    if (!client.isOpen) client = await openModbus({ kind: 'modbus-tcp', host, port }, timeoutMs);
    if (!(await isThere(client, id, addresses[0] ?? 0))) continue;
    const registers: FoundRegister[] = [];
    for (const register of tables)
      for (const { first, length } of stretchesOf(addresses, mostAtOnce))
        registers.push(...(await readable(client, id, register, first, length)));
    found.push({ id, name: await nameOf(client), registers });
  }
  await closeModbus(client, 'modbus-tcp');
  return found;
}

/** Whether it answers at all; that it has no such register is an answer. */
async function isThere(client: ModbusRTU, id: number, address: number): Promise<boolean> {
  try {
    await readSpan(client, id, { register: 'holding', address, length: 1 });
    return true;
  } catch (error) {
    return isRefusal(error);
  }
}

async function readable(
  client: ModbusRTU,
  id: number,
  register: Table,
  first: number,
  length: number,
): Promise<readonly FoundRegister[]> {
  try {
    const values = await readSpan(client, id, { register, address: first, length });
    return values.map((value, index) => ({ register, address: first + index, value }));
  } catch (error) {
    // One that is silent here is silent on each half too.
    if (!isRefusal(error) || length === 1) return [];
    const half = Math.ceil(length / 2);
    return [
      ...(await readable(client, id, register, first, half)),
      ...(await readable(client, id, register, first + half, length - half)),
    ];
  }
}

/** Its maker and model (function 43), which few units know. */
async function nameOf(client: ModbusRTU): Promise<string | null> {
  try {
    const { data } = await client.readDeviceIdentification(1, 0);
    const name = Object.values(data)
      .map((part) =>
        String(part)
          .replaceAll(/\p{Cc}/gu, '')
          .trim(),
      )
      .filter((part) => part !== '')
      .join(' ');
    return name === '' ? null : name.slice(0, 80);
  } catch {
    return null;
  }
}
