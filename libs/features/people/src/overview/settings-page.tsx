import { ForbiddenState, Heading, Skeleton, Stack, Text } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useApp } from '@imah/app/ports';
import { SettingsNav, type SettingsPageName, useSettingsPages } from '../parts/settings-nav.tsx';
import { useSettingsTexts } from '../texts.ts';

const pages = {
  general: lazy(async () => ({ default: (await import('../general/index.ts')).SettingsGeneralPage })),
  user: lazy(async () => ({ default: (await import('../user/index.ts')).SettingsUserPage })),
  group: lazy(async () => ({ default: (await import('../group/index.ts')).SettingsGroupPage })),
  audit: lazy(async () => ({ default: (await import('../audit/index.ts')).SettingsAuditPage })),
  escalation: lazy(async () => ({ default: (await import('../escalation/index.ts')).SettingsEscalationPage })),
};

type OwnPage = keyof typeof pages;
const isOwn = (key: SettingsPageName): key is OwnPage => Object.hasOwn(pages, key);

/** The way to what a person may set up: beside the first page of it, on a phone alone. */
export function SettingsPage() {
  const t = useSettingsTexts();
  const { person } = useApp();
  const [first] = useSettingsPages();

  if (first === undefined)
    return (
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('lead')}</Text>
        </Stack>
        {person === null ? <Skeleton shape="card" /> : <ForbiddenState title={t('nothing')} text={t('nothingText')} />}
      </Stack>
    );
  // A page of another domain stands at its own address.
  if (!isOwn(first.key)) return <Navigate to={first.href} replace />;
  const First = pages[first.key];
  return (
    <Suspense
      fallback={
        <SettingsNav page={first.key} shown="list">
          <Stack gap="xl" aria-busy>
            <Heading level={1}>{t(`cards.${first.key}.title`)}</Heading>
            <Skeleton shape="card" />
          </Stack>
        </SettingsNav>
      }
    >
      <First shown="list" />
    </Suspense>
  );
}
