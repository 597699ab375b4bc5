import type * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import type { Route } from './route.ts';

type Schema = z.ZodMiniType;

/** What the policy is asked before a handler runs. Deny by default: there is no value for "anyone who happens to know the id". */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'session' }
  /** `subject` says which path parameter names the record whose organisation and building are asked about. */
  | {
      readonly kind: 'permission';
      readonly permission: Permission;
      readonly subject: PolicySubject;
      /** A list whose rows the handler narrows to the person's own when the grant is `.own`. */ readonly ownRows?: true;
      readonly reach?: Reach;
    }
  /** Any member of the organisation that the path names. */
  | { readonly kind: 'member' }
  /** Whoever began the upload that the path names, as long as they are a member of its organisation. */
  | { readonly kind: 'uploader' }
  /** Who may read the record that the file in the path belongs to; until it belongs to one, who sent it. */
  | { readonly kind: 'file' }
  /** Who sees the topic that the path names, or also moderates it. */
  | { readonly kind: 'topic'; readonly may: 'read' | 'moderate' }
  /** A list: the handler must narrow the rows to what `permission` grants. */
  | { readonly kind: 'filtered'; readonly permission: Permission };

/**
 * How far a call about an organisation reaches. Left out: it shows or changes no more than the person reaches anyway.
 * `everywhere`: what holds in all buildings, so that the person needs them all. Else the building that is named by the
 * body, at a path of fields, and by the record that the path of the call names; all of them where none is named.
 */
export type Reach = 'everywhere' | { readonly body?: string; readonly record?: ReachingRecord };

/** Records of an organisation that hold in one building, or in all. */
export type ReachingRecord = 'slaPolicy' | 'ticketRule' | 'alarmRule' | 'productPrice';

/** The kind of record a right is asked for. `ticketWork` is a ticket as those know it who work on it: its unit does not count. */
export type PolicySubject = 'organization' | 'building' | 'device' | 'meter' | 'ticket' | 'ticketWork';

/** Requests a minute, counted per client address and, where there is one, per account. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** What an endpoint adds to its route: schemas, rights and limits. */
export interface EndpointShape {
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Content types of bytes that are answered; whatever a file may be when left out. */
  readonly byteTypes?: readonly string[];
  /** Bytes of the body; 1 MiB when left out. */
  readonly bodyLimit?: number;
  readonly response: { readonly status: 200 | 201 | 202 | 204; readonly schema?: Schema };
  /** The refusals beyond the ones that `access`, `body` and `rateLimit` imply. */
  readonly errors?: readonly number[];
  readonly rateLimit?: RateLimit;
  /**
   * The call is dangerous (a role, a pay-out account, a deletion, a secret shown): the person must have confirmed who
   * they are in this session within 15 minutes, once for each such call. Without it the answer is 403 PERLU_KONFIRMASI.
   */
  readonly stepUp?: true;
  /**
   * The call reaches beyond the account (a mail to others, a way in that outlives the session): the person must have
   * shown that the account's address is their own. Without it the answer is 403 EMAIL_BELUM_DIVERIFIKASI.
   */
  readonly verifiedEmail?: true;
}

/** A route with its schemas, rights and limits. */
export type Endpoint<R extends Route = Route, S extends EndpointShape = EndpointShape> = R & S;

/** Endpoints by name. */
export type EndpointTable = Readonly<Record<string, Endpoint>>;
