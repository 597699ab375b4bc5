import type { JoinPlace } from '@imah/contract/people';
import { Callout, Stack } from '@imah/ui';
import { useState } from 'react';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { JoinCodeForm } from './join-code-form.tsx';
import { JoinUnitForm } from './join-unit-form.tsx';
import { useBoardingTexts } from './texts.ts';
import { WayOut } from './way-out.tsx';

type Step =
  | { readonly kind: 'code' }
  | { readonly kind: 'unit'; readonly code: string; readonly place: JoinPlace }
  | { readonly kind: 'asked'; readonly place: JoinPlace };

/** Who lives in a building asks to be let in: its code, then the unit; those who run it answer. */
export function JoinBuilding({ onBack }: { readonly onBack: () => void }) {
  const t = useBoardingTexts();
  const [step, setStep] = useState<Step>({ kind: 'code' });
  const title = step.kind === 'code' ? t('join.title') : step.place.building;
  const lead = step.kind === 'code' ? t('join.lead') : step.place.organization;
  return (
    <AuthFrame title={title} lead={lead}>
      <Stack gap="xl">
        {step.kind === 'code' ? (
          <JoinCodeForm onBack={onBack} onKnown={(code, place) => setStep({ kind: 'unit', code, place })} />
        ) : null}
        {step.kind === 'unit' ? (
          <>
            <ConfirmAddress />
            <JoinUnitForm
              code={step.code}
              onBack={() => setStep({ kind: 'code' })}
              onAsked={() => setStep({ kind: 'asked', place: step.place })}
            />
          </>
        ) : null}
        {step.kind === 'asked' ? (
          <Callout tone="success" announce="polite" title={t('join.asked', { building: step.place.building })}>
            {t('join.askedText')}
          </Callout>
        ) : null}
        <WayOut />
      </Stack>
    </AuthFrame>
  );
}
