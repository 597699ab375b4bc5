import type { ColorMode } from '@imah/contract/core/words';
import type { NewSession, Whoami } from '@imah/contract/identity';
import type { RuntimeConfig } from '@imah/contract/system/words';
import { createContext, type ReactNode, useContext } from 'react';

/** Who was signed in on this device when the session could not be fetched. */
export interface UnansweredPerson {
  readonly name: string;
  readonly email: string;
  /** Asks the server once more. */
  readonly ask: () => void;
}

/** What the pages need from the app that shows them. */
export interface AppPorts {
  readonly config: RuntimeConfig;
  /** Who is signed in, with what they may do; null while unknown or signed out. */
  readonly person: Whoami | null;
  /** The app keeps the session and goes on: after `login` to the page asked for, after `register` to boarding, after `reset` to Beranda; after `invitation` it stays. */
  readonly onSignedIn: (session: NewSession, by: 'login' | 'register' | 'reset' | 'invitation') => void;
  /** The account of the session, as soon as that is known; null where there is none. */
  readonly signedInAs?: (() => Promise<string | null>) | undefined;
  /** Somebody who was signed in here while their server has not answered whether they still are; else null or left out. */
  readonly unanswered?: UnansweredPerson | null | undefined;
  /** The session ended while the person was at work, and nobody has signed in since. */
  readonly ended?: boolean | undefined;
  /** Ends the session on the server. Rejects when that was not possible. */
  readonly signOut: () => Promise<void>;
  /** The first building exists: the app refreshes the person and goes on to set it up. */
  readonly onBoarded: (buildingId: string) => void;
  /** What the person may do has changed, or the group they see as: the app asks who they are, then goes on. */
  readonly onRightsChanged: (then: 'stay' | 'beranda' | { readonly href: string }) => void;
  /** The person's own colour mode, for the page that lets them choose it. */
  readonly colorMode?: { readonly preference: ColorMode; readonly prefer: (mode: ColorMode) => void } | undefined;
  /** Keeps half-filled forms for as long as the tab lives. */
  readonly draftStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Keeps half-filled forms also when the tab is closed; what is kept names its person. */
  readonly keptStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const AppContext = createContext<AppPorts | null>(null);

export function AppProvider({ value, children }: { readonly value: AppPorts; readonly children: ReactNode }) {
  return <AppContext value={value}>{children}</AppContext>;
}

/** Throws when there is no AppProvider above. */
export function useApp(): AppPorts {
  const ports = useContext(AppContext);
  if (ports === null) throw new Error('A page needs an AppProvider above it');
  return ports;
}
