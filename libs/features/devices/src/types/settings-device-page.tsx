import { useRead } from '@imah/api-client/react';
import type { DeviceTypeDraft, KnownDeviceType } from '@imah/contract/devices';
import {
  Button,
  ConfirmDialog,
  ForbiddenState,
  Heading,
  Inline,
  List,
  SearchField,
  Skeleton,
  Stack,
  Text,
} from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useLocale } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { changeSettings } from '@imah/features-people/model';
import { SettingsFrame } from '@imah/features-people/parts';
import { rewritten, draftOf, emptyType, isSought } from './type-draft.ts';
import { TypeRow } from './type-row.tsx';
import { useTypeTexts } from './texts.ts';

const TypeSheet = lazy(async () => ({ default: (await import('./type-sheet.tsx')).TypeSheet }));

/** `/imah/settings/device`: what devices report and obey, ready-made and of the organisation. */
export function SettingsDevicePage() {
  const t = useTypeTexts();
  return (
    <SettingsFrame page="device" title={t('title')} lead={t('lead')} permission="settings.view">
      {({ orgId }) => <Types orgId={orgId} />}
    </SettingsFrame>
  );
}

function Types({ orgId }: { readonly orgId: string }) {
  const t = useTypeTexts();
  return (
    <Read
      of={readState(useRead('listKnownDeviceTypes', { params: { orgId } }))}
      level={2}
      failed={t('failed')}
      loading={
        <Stack gap="sm" aria-busy>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </Stack>
      }
      forbidden={<ForbiddenState />}
    >
      {(types) => <TypeList orgId={orgId} types={types} />}
    </Read>
  );
}

interface Opened {
  readonly type: KnownDeviceType | null;
  readonly begin: DeviceTypeDraft;
}

function TypeList({ orgId, types }: { readonly orgId: string; readonly types: readonly KnownDeviceType[] }) {
  const t = useTypeTexts();
  const { locale } = useLocale();
  const mayChange = useCan()('settings.update', { orgId, everywhere: true }) === 'allowed';
  const [sought, setSought] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [doomed, setDoomed] = useState<KnownDeviceType | null>(null);
  const { run, isPending } = useCommand(changeSettings(orgId), {
    told: { sent: () => t('removed', { name: doomed?.name[locale] ?? '' }) },
  });
  const found = types.filter((type) => isSought(type, sought, locale));
  const groups = [
    { title: t('own'), rows: found.filter(({ own }) => own !== undefined) },
    { title: t('catalogue'), rows: found.filter(({ own }) => own === undefined) },
  ];
  const copy = (type: KnownDeviceType) => {
    // Only the language it is written in is known to say that it is a copy.
    const name = rewritten(type.name, locale, t('copyOf', { name: type.name[locale] }));
    setOpened({ type: null, begin: { ...draftOf(type), name } });
  };

  async function remove({ key: typeId, own }: KnownDeviceType): Promise<void> {
    await run((client) => client.deleteDeviceType({ params: { orgId, typeId }, version: own?.version ?? 0 }));
    setDoomed(null);
  }

  return (
    <Stack gap="xl">
      <Inline justify="between" gap="md">
        <SearchField label={t('search')} value={sought} onChange={({ value }) => setSought(value)} />
        {mayChange ? (
          <Button icon={plusIcon} onClick={() => setOpened({ type: null, begin: emptyType })}>
            {t('add')}
          </Button>
        ) : null}
      </Inline>
      {found.length === 0 ? <Text tone="muted">{t('noMatch')}</Text> : null}
      {groups.map(({ title, rows }, index) =>
        rows.length === 0 && (sought !== '' || index > 0) ? null : (
          <Stack key={title} gap="sm" as="section">
            <Heading level={2} size="sm">
              {title}
            </Heading>
            {rows.length === 0 ? <Text tone="muted">{t('ownEmpty')}</Text> : null}
            <List>
              {rows.map((type) => (
                <TypeRow
                  key={type.key}
                  type={type}
                  mayChange={mayChange}
                  onCopy={() => copy(type)}
                  onEdit={() => setOpened({ type, begin: draftOf(type) })}
                  onRemove={() => setDoomed(type)}
                />
              ))}
            </List>
          </Stack>
        ),
      )}
      <Suspense fallback={null}>
        {opened === null ? null : <TypeSheet orgId={orgId} {...opened} onClose={() => setOpened(null)} />}
      </Suspense>
      {doomed === null ? null : (
        <ConfirmDialog
          open
          title={t('removeTitle', { name: doomed.name[locale] })}
          text={t('removeText')}
          confirmLabel={t('remove')}
          tone="danger"
          loading={isPending}
          onConfirm={() => void remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </Stack>
  );
}
