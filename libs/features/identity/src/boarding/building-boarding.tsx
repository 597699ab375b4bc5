import { Button, ButtonLink, Heading, Inline, Stack } from '@imah/ui';
import { useEffect, useRef } from 'react';
import { FormMessage } from '@imah/app/form';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { AddressStep } from './address-step.tsx';
import { boardingStepNames } from './boarding-fields.ts';
import * as styles from './boarding-page.css.ts';
import { BuildingStep } from './building-step.tsx';
import { OrganizationStep } from './organization-step.tsx';
import { StepList } from './step-list.tsx';
import { useBoardingTexts } from './texts.ts';
import { WayOut } from './way-out.tsx';
import { useBoarding } from './use-boarding.ts';

/** First organisation and first building, in steps that survive a reload. */
export function BuildingBoarding({ onBack }: { readonly onBack: () => void }) {
  const t = useBoardingTexts();
  const boarding = useBoarding();
  const { form, step, isLast, goBack, keepDraft } = boarding;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A refused field of the new step has the focus already.
    if (form.errors.length === 0) heading.current?.focus();
  }, [step, form.errors.length]);

  const busy = form.status === 'submitting' || (form.status === 'done' && isLast);
  return (
    <AuthFrame title={t('title')} lead={t('lead')} width="wide">
      <StepList current={step} />
      <form
        {...form.formProps}
        onInput={(event) => {
          form.formProps.onInput(event);
          keepDraft(event);
        }}
      >
        <Stack gap="lg">
          <FormMessage message={form.message} />
          {boarding.isBoarded ? <ButtonLink href="/imah">{t('home')}</ButtonLink> : null}
          <Heading level={2} ref={heading} tabIndex={-1} id="langkah">
            {t(`steps.${step}`)}
          </Heading>
          {boardingStepNames.map((name) => (
            // Every step stays in the form, so that nothing typed is lost on the way back and forth.
            <fieldset key={name} hidden={name !== step} aria-labelledby="langkah" className={styles.step}>
              {name === 'organization' ? <OrganizationStep boarding={boarding} /> : null}
              {name === 'building' ? <BuildingStep boarding={boarding} /> : null}
              {name === 'address' ? <AddressStep boarding={boarding} /> : null}
            </fieldset>
          ))}
          <Inline justify="between">
            <Button onClick={goBack ?? onBack}>{t('back')}</Button>
            <Button type="submit" tone="primary" size="lg" loading={busy}>
              {isLast ? t('submit') : t('next')}
            </Button>
          </Inline>
        </Stack>
      </form>
      <WayOut />
    </AuthFrame>
  );
}
