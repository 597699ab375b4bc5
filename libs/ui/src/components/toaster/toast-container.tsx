import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToaster } from './plain-toaster.tsx';
import type { ToasterProps } from './toaster.tsx';

const Toaster = lazy(() =>
  import('./toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: PlainToaster }),
  ),
);

/** Fetches what a toast needs, for a quiet moment before the first one. Rejects when it cannot be fetched. */
export async function preloadToaster(): Promise<void> {
  await import('./toaster.tsx');
}

/** The place of the toasts on every page (S-20). What shows them is fetched with the first one. */
export function ToastContainer({ actor }: ToasterProps) {
  const needed = useSyncExternalStore(
    (changed) => {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot().context.nextId > 0,
    () => false,
  );
  return (
    // A dialog that opens before the first toast hides all around it, but not what holds a live region.
    <div data-part="toast-container" aria-live="off">
      {needed ? (
        <Suspense fallback={null}>
          <Toaster actor={actor} />
        </Suspense>
      ) : null}
    </div>
  );
}
