import { Brand, Container, Heading, Inline, Link, Stack, type Step, Stepper, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { useNewBuildingTexts } from './texts.ts';
import * as styles from './wizard-frame.css.ts';

const wizardSteps = ['kind', 'address', 'units', 'people', 'done'] as const;
type WizardStep = (typeof wizardSteps)[number];

interface WizardFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly step: WizardStep;
  /** Steps that can be gone back to. */
  readonly reachable?: readonly WizardStep[];
  readonly onSelect?: (step: WizardStep) => void;
  readonly children: ReactNode;
}

/** What stands around every step: where one is, and the way out that loses nothing. */
export function WizardFrame({ title, lead, step, reachable = [], onSelect, children }: WizardFrameProps) {
  const t = useNewBuildingTexts();
  const position = wizardSteps.indexOf(step);
  const steps = wizardSteps.map((id, index): Step => {
    const state = index === position ? 'current' : index < position ? 'done' : 'upcoming';
    return { id, label: t(`steps.${id}`), state };
  });
  return (
    <Container width="prose">
      <div className={styles.frame}>
        <Stack gap="xl">
          <Inline as="header" justify="between">
            <Link href="/imah" tone="muted" aria-label="Imah">
              <Brand />
            </Link>
            <Link href="/imah">{t('later')}</Link>
          </Inline>
          <Stack gap="xs">
            <Heading level={1} size="2xl">
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
          <Stepper
            steps={steps}
            onSelect={({ step: chosen }) => {
              const known = reachable.find((id) => id === chosen);
              if (known !== undefined) onSelect?.(known);
            }}
          />
          {children}
        </Stack>
      </div>
    </Container>
  );
}
