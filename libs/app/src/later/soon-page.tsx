import { Card, Container, EmptyState, Heading, List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import { clockIcon } from '@imah/ui/icons';
import { useApp } from '../ports/app-ports.tsx';
import { defineTexts } from '../i18n/define-texts.ts';
import { laterTextsId } from './messages/id.ts';
import { soonFor } from '../ports/soon-subjects.ts';

const useTexts = defineTexts({ id: laterTextsId, loadEn: async () => (await import('./messages/en.ts')).laterTextsEn });

/** `/imah/segera`: what is not there yet, in one sentence each, instead of entries that lead nowhere. */
export function SoonPage() {
  const t = useTexts();
  const { person } = useApp();
  if (person === null) return <Skeleton shape="card" />;
  const subjects = soonFor(new Set(person.memberships.flatMap(({ grants }) => grants)));

  return (
    <Container width="content" gutter="none">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{t('soon.title')}</Heading>
          <Text tone="muted">{t('soon.lead')}</Text>
        </Stack>
        {subjects.length === 0 ? (
          <EmptyState icon={clockIcon} title={t('soon.none')} />
        ) : (
          <Card padding="none">
            <List>
              {subjects.map(({ subject }) => (
                <ListRow
                  key={subject}
                  icon={clockIcon}
                  title={t(`${subject}.title`)}
                  description={t(`${subject}.text`)}
                />
              ))}
            </List>
          </Card>
        )}
      </Stack>
    </Container>
  );
}
