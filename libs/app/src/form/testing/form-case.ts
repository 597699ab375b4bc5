import type { FakeAnswers } from '@imah/api-client/testing';
import type { Whoami } from '@imah/contract/identity';
import type { RouteName } from '@imah/contract/routes';
import type { ReactNode } from 'react';

/** One form as a person meets it: what shows it, and what must be done before it can be sent. */
export interface FormCase {
  /** The source that draws it, below `src`. */
  readonly source: string;
  readonly element: ReactNode;
  readonly person?: Whoami | null;
  readonly answers?: FakeAnswers;
  readonly route?: string;
  readonly path?: string;
  /** Opens it, where it is behind a button. */
  readonly open?: () => Promise<void>;
  /** What the general filling in does not know. */
  readonly fill?: () => Promise<void>;
  /** Calls that lead to the form and are answered, though they are no GET. */
  readonly before?: readonly RouteName[];
  /** Statuses at which it is kept on the device, or ends and says why: there is nothing to send again. */
  readonly keepsAt?: readonly number[];
  /** Statuses that this form says in words of its own. */
  readonly ownWords?: readonly number[] | 'all';
}
