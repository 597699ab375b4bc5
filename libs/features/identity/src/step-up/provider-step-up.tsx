import { useApp } from '@imah/app/ports';
import { ProviderButton } from '../popup/provider-button.tsx';
import type { StepUpOutcome } from './step-up-port.ts';
import { useStepUpTexts } from './texts.ts';

/** Shows who one is by signing in at the provider anew. */
export function ProviderStepUp({ onAnswer }: { readonly onAnswer: (outcome: StepUpOutcome) => void }) {
  const t = useStepUpTexts();
  const { config } = useApp();
  return config.signIn === undefined ? null : (
    <ProviderButton
      purpose="step-up"
      label={t('use.provider', { name: config.signIn.name })}
      onEnd={(outcome) => (outcome === 'finished' ? onAnswer('confirmed') : undefined)}
    />
  );
}
