import { startupMessages, type StartupMessages } from './startup-messages.ts';

export type StartupFault = keyof StartupMessages;
type DetailsOf<F extends StartupFault> = Parameters<StartupMessages[F]['id']>;

/**
 * Why the server cannot start, as one sentence for the person at the terminal: Indonesian first,
 * the same in English on the next line. `fault` is for programs and tests.
 */
export class StartupError<F extends StartupFault = StartupFault> extends Error {
  override readonly name = 'StartupError';
  readonly fault: F;

  constructor(fault: F, ...details: DetailsOf<F>) {
    // The catalogue's two functions of one fault take the same details; the union of all faults hides it.
    const sentence = startupMessages[fault] as Record<'id' | 'en', (...details: unknown[]) => string>;
    super(`${sentence.id(...details)}\n${sentence.en(...details)}`);
    this.fault = fault;
  }
}
