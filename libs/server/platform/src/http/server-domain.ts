import type { ServerContext } from '../context.ts';
import type { DomainPorts } from '../domain-ports.ts';
import type { Handlers } from './handler.ts';

/** What a domain brings to the server; a test serves those that it needs. */
export interface ServerDomain {
  /** The folder of its migrations. */
  readonly migrations?: string;
  /** The answers to its calls, those with an Idempotency-Key among them. */
  readonly handlers?: (context: ServerContext) => Partial<Handlers>;
  /** The handlers of its calls with an Idempotency-Key, made anew for each such call. */
  readonly keyedHandlers?: (unit: ServerContext) => Partial<Handlers>;
  /** Its answers to what the platform asks. */
  readonly ports?: Partial<Omit<DomainPorts, 'fileSubjects'>> & {
    readonly fileSubjects?: Partial<DomainPorts['fileSubjects']>;
  };
  /** Makes its queues and starts their workers; to be called once pg-boss runs. */
  readonly startJobs?: (context: ServerContext) => Promise<void>;
  /** The same for work that may take minutes: its connections are its own, so that nothing urgent waits for it. */
  readonly startLongJobs?: (context: ServerContext) => Promise<void>;
}
