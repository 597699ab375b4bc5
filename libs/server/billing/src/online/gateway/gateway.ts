import type { OnlineMethod, OnlinePaymentMove, VaBank } from '@imah/contract/payments/words';

/** What is asked of a gateway: to take an amount, in whole rupiah, for as long as it says. */
export interface Charge {
  /** By which the gateway knows it again: it takes each once. */
  readonly orderId: string;
  readonly amount: number;
  readonly method: OnlineMethod;
  readonly bank: VaBank | null;
  readonly minutes: number;
  /** Where it is to say what became of it. */
  readonly notifyUrl: string;
}

/** What a gateway says of a charge. */
export interface Transaction {
  readonly orderId: string;
  /** In whole rupiah. */
  readonly amount: number;
  /** What that means for the payment; null where it means nothing. */
  readonly move: OnlinePaymentMove | null;
  readonly qrPayload: string | null;
  readonly vaNumber: string | null;
  /** When the money has come, in milliseconds since 1970 UTC; null where it does not say. */
  readonly settledAt: number | null;
  /** Word for word, as JSON. */
  readonly raw: string;
}

/** Where payments are made: each of its questions ends within seconds, by an answer or a {@link GatewayFault}. */
export interface Gateway {
  /** Opens a charge; one that is there already is answered. */
  readonly open: (charge: Charge) => Promise<Transaction>;
  /** What became of a charge; null where the gateway knows none. */
  readonly find: (orderId: string) => Promise<Transaction | null>;
  /** Gives a charge up, where nobody has paid it; what became of it says {@link Gateway.find}. */
  readonly cancel: (orderId: string) => Promise<void>;
}

/** Why a gateway did not do what was asked: it cannot be asked now, it refuses, or it refuses the key. */
export type GatewayFaultKind = 'unreachable' | 'refused' | 'key-refused';

/** A gateway did not do what was asked. */
export class GatewayFault extends Error {
  override readonly name = 'GatewayFault';
  readonly kind: GatewayFaultKind;

  constructor(kind: GatewayFaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
