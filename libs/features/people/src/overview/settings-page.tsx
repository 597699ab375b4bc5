import type { Permission } from '@imah/contract/access';
import {
  Card,
  CardLink,
  Container,
  ForbiddenState,
  Grid,
  Heading,
  Icon,
  Inline,
  Skeleton,
  Stack,
  Text,
} from '@imah/ui';
import { landmarkIcon, shieldCheckIcon, usersIcon, wrenchIcon } from '@imah/ui/icons';
import { useApp, useCan } from '@imah/app/ports';
import { useSettingsTexts } from '../texts.ts';

const cards = [
  { key: 'user', href: '/imah/settings/user', permission: 'member.view', icon: usersIcon },
  { key: 'group', href: '/imah/settings/group', permission: 'group.view', icon: shieldCheckIcon },
  { key: 'ticket', href: '/imah/settings/ticket', permission: 'slaPolicy.view', icon: wrenchIcon },
  { key: 'general', href: '/imah/settings/general', permission: 'org.view', icon: landmarkIcon },
] as const satisfies readonly { permission: Permission; [key: string]: unknown }[];

/** The way to what a person may set up. */
export function SettingsPage() {
  const t = useSettingsTexts();
  const { person } = useApp();
  const can = useCan();
  const mayOpen = (permission: Permission) =>
    person?.memberships.some(({ orgId }) => can(permission, { orgId }) === 'allowed') ?? false;
  const shown = cards.filter(({ permission }) => mayOpen(permission));

  return (
    <Container width="content" gutter="none">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('lead')}</Text>
        </Stack>
        {person === null ? <Skeleton shape="card" /> : null}
        {person !== null && shown.length === 0 ? (
          <ForbiddenState title={t('nothing')} text={t('nothingText')} />
        ) : (
          <Grid item="lg" as="ul" gap="lg">
            {shown.map(({ key, href, icon }) => (
              <Card key={key} as="li" padding="lg" interaction="link">
                <Inline gap="md" align="start" wrap="nowrap">
                  <Icon icon={icon} size="xl" />
                  <Stack gap="xs">
                    <Heading level={2} size="md">
                      <CardLink href={href}>{t(`cards.${key}.title`)}</CardLink>
                    </Heading>
                    <Text tone="muted">{t(`cards.${key}.text`)}</Text>
                  </Stack>
                </Inline>
              </Card>
            ))}
          </Grid>
        )}
      </Stack>
    </Container>
  );
}
