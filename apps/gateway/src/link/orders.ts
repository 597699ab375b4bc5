import type { Logger } from 'pino';
import * as z from 'zod';
import type { Plant, Value } from '../plant/plant.ts';
import { type Packet, topics } from './packets.ts';

const order = z.object({
  device: z.string().max(120),
  data: z.object({
    id: z.union([z.string().min(1).max(64), z.int()]),
    method: z.literal('set'),
    params: z.object({ key: z.string().max(80), value: z.union([z.boolean(), z.number(), z.string().max(500)]) }),
  }),
});

type Order = z.output<typeof order>;

/** Orders whose answers are remembered: one that comes twice is obeyed once. */
const mostRemembered = 200;

/** Takes orders from Imah to the plant, and answers what became of each. */
export function createOrders(plants: readonly Plant[], log: Logger) {
  const answers = new Map<string, Promise<Packet>>();

  async function obey({ device, data: { id, params } }: Order): Promise<Packet> {
    const plant = plants.find(({ devices }) => devices.some(({ name }) => name === device));
    try {
      if (plant === undefined) throw new Error('no such device');
      const value: Value = params.value;
      await plant.write(device, params.key, value);
      log.info({ device, key: params.key, value }, 'order obeyed');
      return answerOf(device, id, { success: true });
    } catch (error) {
      const reason = error instanceof Error && error.message !== '' ? error.message : 'the unit does not answer';
      log.warn({ device, key: params.key, reason }, 'order not obeyed');
      return answerOf(device, id, { success: false, error: reason.slice(0, 200) });
    }
  }

  /** What is to be answered; null for what is no order. */
  return async (text: string): Promise<Packet | null> => {
    const parsed = read(text);
    if (parsed === null) return null;
    const key = `${parsed.device} ${parsed.data.id}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = obey(parsed);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > mostRemembered && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}

const answerOf = (device: string, id: string | number, data: object): Packet => ({
  topic: topics.rpc,
  text: JSON.stringify({ device, id, data }),
});

function read(text: string): Order | null {
  try {
    const parsed = order.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
