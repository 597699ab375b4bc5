import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { NavigationEntry } from './navigation.ts';

/** What stands in the frame and belongs to a domain: the application gives it, since the frame knows no domain. */
export interface FrameParts {
  /** The way to everything the person may see. */
  readonly SearchBox: ComponentType<{
    readonly pages: readonly NavigationEntry[];
    readonly display: 'button' | 'key-only';
  }>;
  /** What waits to be read; `userId` is null while it is not known who is signed in. */
  readonly Bell: ComponentType<{ readonly userId: string | null }>;
}

const FramePartsContext = createContext<FrameParts | null>(null);

export function FramePartsProvider({ parts, children }: { readonly parts: FrameParts; readonly children: ReactNode }) {
  return <FramePartsContext value={parts}>{children}</FramePartsContext>;
}

/** Throws without a FramePartsProvider above. */
export function useFrameParts(): FrameParts {
  const parts = use(FramePartsContext);
  if (parts === null) throw new Error('The frame needs a FramePartsProvider above it');
  return parts;
}
