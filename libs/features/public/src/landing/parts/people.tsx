import { Card, Heading, Icon, Stack, Text } from '@imah/ui';
import { buildingIcon, houseIcon, layoutDashboardIcon, walletIcon, wrenchIcon } from '@imah/ui/icons';
import { useLandingTexts } from '../texts.ts';
import * as styles from './people.css.ts';
import { Section } from './section.tsx';

const people = {
  manager: layoutDashboardIcon,
  building: buildingIcon,
  technician: wrenchIcon,
  finance: walletIcon,
  resident: houseIcon,
} as const;

export function People() {
  const t = useLandingTexts();
  return (
    <Section title={t('people.title')} tone="tint">
      <ul className={styles.people}>
        {(['manager', 'building', 'technician', 'finance', 'resident'] as const).map((person) => (
          <Card key={person} as="li" padding="lg">
            <Stack gap="sm">
              <span className={styles.icon}>
                <Icon icon={people[person]} size="lg" />
              </span>
              <Heading level={3}>{t(`people.${person}.title`)}</Heading>
              <Text tone="muted">{t(`people.${person}.text`)}</Text>
            </Stack>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
