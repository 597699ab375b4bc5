import { Grid, Heading, Icon, Stack, Text } from '@imah/ui';
import { clockIcon, plugZapIcon, serverIcon, shieldCheckIcon } from '@imah/ui/icons';
import { useLandingTexts } from '../texts.ts';
import * as styles from './people.css.ts';
import { Section } from './section.tsx';

const points = { zones: clockIcon, privacy: shieldCheckIcon, own: serverIcon, open: plugZapIcon } as const;

export function Trust() {
  const t = useLandingTexts();
  return (
    <Section title={t('trust.title')}>
      <Grid columns={4} gap="xl">
        {(['zones', 'privacy', 'own', 'open'] as const).map((point) => (
          <Stack key={point} gap="xs">
            <span className={styles.icon}>
              <Icon icon={points[point]} size="lg" />
            </span>
            <Heading level={3}>{t(`trust.${point}.title`)}</Heading>
            <Text tone="muted">{t(`trust.${point}.text`)}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
