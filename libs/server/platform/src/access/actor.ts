import type { PolicyActor, PolicyMembership } from '@imah/contract/access';
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
  /**
   * Memberships that give nothing until the person has set up the second factor that their organisation asks for.
   * The policy does not see them.
   */
  readonly withheld?: readonly PolicyMembership[];
  /** The group this session sees as; its memberships are narrowed to it, and it changes nothing. */
  readonly viewAs: ViewedGroup | null;
}
