import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { qrisPayload } from './qris-payload.ts';

/** Where a charge can stand, as Midtrans calls it. */
export type ChargeStatus = 'pending' | 'settlement' | 'expire' | 'cancel' | 'deny' | 'refund';

/** A charge that the simulator has taken. */
export interface SimulatedCharge {
  readonly orderId: string;
  readonly transactionId: string;
  readonly serverKey: string;
  readonly amount: number;
  readonly method: 'qris' | 'bank_transfer';
  readonly bank: string | null;
  readonly vaNumber: string | null;
  readonly qrPayload: string | null;
  readonly notifyUrl: string | null;
  readonly madeAt: number;
  readonly expiresAt: number;
  status: ChargeStatus;
  settledAt: number | null;
}

/** What is asked for, once it was read. */
export interface ChargeRequest {
  readonly orderId: string;
  readonly amount: number;
  readonly method: 'qris' | 'bank_transfer';
  readonly bank: string | null;
  readonly minutes: number;
}

/** Charges of more than a demonstration; the oldest give way. */
const most = 5_000;

/** All charges, in a file where one is named: a simulator that is killed knows them again. */
export function openChargeBook(file: string | null) {
  const charges = new Map<string, SimulatedCharge>(
    readCharges(file).map((charge) => [charge.orderId, charge] as const),
  );
  const keep = () => {
    if (file === null) return;
    writeFileSync(`${file}.new`, JSON.stringify([...charges.values()]));
    renameSync(`${file}.new`, file);
  };
  const find = (orderId: string): SimulatedCharge | null => {
    const charge = charges.get(orderId) ?? null;
    if (charge?.status === 'pending' && charge.expiresAt <= Date.now()) charge.status = 'expire';
    return charge;
  };
  return {
    find,
    list: () => [...charges.keys()].flatMap((orderId) => find(orderId) ?? []),
    take: (wanted: ChargeRequest, serverKey: string, notifyUrl: string | null): SimulatedCharge => {
      const { orderId, amount, method, bank, minutes } = wanted;
      const madeAt = Date.now();
      const charge: SimulatedCharge = {
        orderId,
        transactionId: randomUUID(),
        serverKey,
        amount,
        method,
        bank,
        vaNumber: method === 'qris' ? null : String(randomInt(10_000_000, 99_999_999)) + String(madeAt).slice(-8),
        qrPayload: method === 'qris' ? qrisPayload(amount, orderId) : null,
        notifyUrl,
        madeAt,
        expiresAt: madeAt + minutes * 60_000,
        status: 'pending',
        settledAt: null,
      };
      const [oldest] = charges.keys();
      if (charges.size >= most && oldest !== undefined) charges.delete(oldest);
      charges.set(orderId, charge);
      keep();
      return charge;
    },
    move: (charge: SimulatedCharge, status: ChargeStatus): void => {
      charge.status = status;
      if (status === 'settlement') charge.settledAt = Date.now();
      keep();
    },
  };
}
export type ChargeBook = ReturnType<typeof openChargeBook>;

function readCharges(file: string | null): SimulatedCharge[] {
  if (file === null) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
