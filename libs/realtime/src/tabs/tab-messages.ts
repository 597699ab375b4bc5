import type { ConnectionDetail } from '../connection/connection.ts';
import type { FilterRequest, FilterResult } from '../connection/link.ts';

/** A live message on its way to other tabs; `to`: for that tab alone, which has just subscribed. */
export interface SharedMessage {
  readonly topic: string;
  readonly text: string;
  readonly isRetained: boolean;
  readonly to: string | null;
}

/** `term` names one time of leading, `link` one connection in it: what comes late from an earlier one is dropped. */
export type LeaderMessage =
  | { readonly kind: 'lead'; readonly term: string }
  | { readonly kind: 'gone'; readonly term: string }
  | { readonly kind: 'pong'; readonly term: string }
  | { readonly kind: 'state'; readonly term: string; readonly detail: ConnectionDetail; readonly link: number | null }
  | {
      readonly kind: 'answer';
      readonly term: string;
      readonly to: string;
      readonly ask: number;
      readonly results: readonly FilterResult[];
    }
  | {
      readonly kind: 'messages';
      readonly term: string;
      readonly link: number;
      readonly messages: readonly SharedMessage[];
    };

export type FollowerMessage =
  | { readonly kind: 'hello'; readonly from: string }
  | { readonly kind: 'ping'; readonly from: string }
  | { readonly kind: 'retry'; readonly from: string }
  | {
      readonly kind: 'ask';
      readonly from: string;
      readonly term: string;
      readonly link: number;
      readonly ask: number;
      readonly requests: readonly FilterRequest[];
    }
  | {
      readonly kind: 'drop';
      readonly from: string;
      readonly term: string;
      readonly link: number;
      readonly filter: string;
    };

/** The person has logged out; for all tabs. */
interface OverMessage {
  readonly kind: 'over';
}

export type TabMessage = LeaderMessage | FollowerMessage | OverMessage;

/**
 * The name under which tabs find each other. It holds the version of these messages, so that tabs of different
 * builds do not meet, and the person, so that two people never share a connection.
 */
export function groupName(url: string, person: string): string {
  return `imah-live/1/${JSON.stringify([url, person])}`;
}
