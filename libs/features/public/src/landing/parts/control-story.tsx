import { Card, Grid, Heading, Icon, Stack, Text } from '@imah/ui';
import { checkCheckIcon, radioTowerIcon, sendIcon } from '@imah/ui/icons';
import { useLandingTexts } from '../texts.ts';
import * as styles from './control-story.css.ts';
import { Section } from './section.tsx';

const steps = { sent: sendIcon, acknowledged: radioTowerIcon, reported: checkCheckIcon } as const;

export function ControlStory() {
  const t = useLandingTexts();
  return (
    <Section title={t('control.title')} lead={t('control.lead')}>
      <Stack gap="lg">
        <Grid columns={3} gap="lg" as="ol">
          {(['sent', 'acknowledged', 'reported'] as const).map((step) => (
            <Card key={step} as="li" padding="lg">
              <Stack gap="sm">
                <span className={styles.icon} data-step={step}>
                  <Icon icon={steps[step]} size="lg" />
                </span>
                <Heading level={3}>{t(`control.${step}.title`)}</Heading>
                <Text tone="muted">{t(`control.${step}.text`)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Text tone="muted" align="center">
          {t('control.failed')}
        </Text>
      </Stack>
    </Section>
  );
}
