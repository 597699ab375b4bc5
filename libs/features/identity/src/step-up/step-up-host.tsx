import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { StepUp } from './step-up-port.ts';

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

/** Stands beside the pages behind the login and asks when a call needs it. */
export function StepUpHost({ stepUp }: { readonly stepUp: StepUp }) {
  const state = useSyncExternalStore(stepUp.subscribe, stepUp.state, stepUp.state);
  return state === 'quiet' ? null : (
    <Suspense>
      <StepUpDialog onAnswer={stepUp.answer} />
    </Suspense>
  );
}
