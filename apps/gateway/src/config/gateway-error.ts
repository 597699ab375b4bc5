import { sentences, type Sentences } from './sentences.ts';

export type GatewayFault = keyof Sentences;

/** One reason why the gateway cannot start, in both languages. */
export interface Reason {
  readonly fault: GatewayFault;
  readonly id: string;
  readonly en: string;
}

/** The sentence of a fault, with its details. */
export function reasonOf<F extends GatewayFault>(fault: F, ...details: Parameters<Sentences[F]['id']>): Reason {
  // The two functions of one fault take the same details; the union of all faults hides it.
  const sentence = sentences[fault] as Record<'id' | 'en', (...details: unknown[]) => string>;
  return { fault, id: sentence.id(...details), en: sentence.en(...details) };
}

/** Why the gateway cannot start: each reason a sentence for the person at the terminal, Indonesian first. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly reasons: readonly Reason[];

  constructor(...reasons: readonly Reason[]) {
    super(reasons.map(({ id, en }) => `${id}\n${en}`).join('\n'));
    this.reasons = reasons;
  }
}
