import type { PolicyActor } from '@imah/contract/access';
import type { Locale } from '@imah/contract/core/words';
import type { ViewedGroup } from './view-as.ts';

/**
 * The person of the session, with what their memberships grant them. Where an endpoint asks for no
 * permission (`public`, `session`) the memberships are not read and stay empty.
 */
export interface Actor extends PolicyActor {
  readonly email: string;
  /** The person has shown that the address is theirs. */
  readonly emailVerified: boolean;
  readonly name: string;
  readonly locale: Locale;
  readonly sessionId: string;
  /** The call came with an API token, not with a session: `sessionId` is then the token's own. */
  readonly apiTokenId?: string;
  /** As the client sent it; the database knows only its hash. */
  readonly sessionToken: string;
  /** The group this session sees as; its memberships are narrowed to it, and it changes nothing. */
  readonly viewAs: ViewedGroup | null;
}
