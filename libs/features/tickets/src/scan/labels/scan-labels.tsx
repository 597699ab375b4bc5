import { useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { ScanCode } from '@imah/contract/scan';
import { Button, Card, ConfirmDialog, Heading, IconButton, Inline, List, ListRow, Menu, Stack, Text } from '@imah/ui';
import { ellipsisVerticalIcon, plusIcon, printerIcon, qrCodeIcon } from '@imah/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSubmit } from '@imah/app/command';
import { changeBuilding } from '@imah/features-buildings';
import { Read, readState } from '@imah/app/read';
import { useScanTexts } from '../texts.ts';
import { LabelForm } from './label-form.tsx';
import { LabelSheet } from './label-sheet.tsx';
import { useLabelName } from './use-label-name.ts';

type Open = { readonly kind: 'none' | 'add' } | { readonly kind: 'replace' | 'revoke'; readonly label: ScanCode };

/** The labels that hang in a building: made, printed, replaced and taken out of use by those who run it. */
export function ScanLabels({ building }: { readonly building: Building }) {
  const t = useScanTexts();
  const client = useApiClient();
  const nameOf = useLabelName();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const state = readState(useRead('listScanCodes', { params: { buildingId: building.id } }));
  const [search, setSearch] = useSearchParams();
  // The page of a device leads to the labels of that device alone.
  const deviceId = search.get('device');
  const all = state.kind === 'ready' ? state.data : [];
  const labels = deviceId === null ? all : all.filter((label) => label.deviceId === deviceId);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deviceId !== null) section.current?.scrollIntoView();
  }, [deviceId]);
  const close = () => setOpen({ kind: 'none' });

  async function run(work: () => Promise<unknown>): Promise<void> {
    const done = await submit(async () => ({ done: await work() }));
    if (done === null) return;
    close();
  }
  const change = ({ kind, label }: Extract<Open, { readonly label: ScanCode }>) => {
    const params = { buildingId: building.id, codeId: label.id };
    return run(() => (kind === 'replace' ? client.replaceScanCode({ params }) : client.revokeScanCode({ params })));
  };

  return (
    <Stack gap="md" as="section" aria-labelledby="label-qr" ref={section}>
      <Inline justify="between" align="end">
        <Stack gap="none">
          <Heading level={2} id="label-qr">
            {t('labels.title')}
          </Heading>
          <Text tone="muted">{t('labels.lead')}</Text>
        </Stack>
        <Inline gap="sm">
          {deviceId === null ? null : <Button onClick={() => setSearch({})}>{t('labels.all')}</Button>}
          {labels.length > 0 ? (
            <Button icon={printerIcon} onClick={() => window.print()}>
              {t('labels.print')}
            </Button>
          ) : null}
          <Button icon={plusIcon} onClick={() => setOpen({ kind: 'add' })}>
            {t('labels.add')}
          </Button>
        </Inline>
      </Inline>
      <Read
        of={state}
        level={3}
        failed={t('labels.failed')}
        forbidden={null}
        empty={<Text tone="muted">{t('labels.empty')}</Text>}
      />
      {all.length > 0 && labels.length === 0 ? <Text tone="muted">{t('labels.noneOfDevice')}</Text> : null}
      {labels.length > 0 ? (
        <Card padding="none">
          <List aria-labelledby="label-qr">
            {labels.map((label) => (
              <ListRow
                key={label.id}
                icon={qrCodeIcon}
                title={nameOf(label)}
                description={`${label.code.slice(0, 5)}-${label.code.slice(5)} · ${t('labels.reports', { count: label.reports })}`}
                trailing={
                  <Menu
                    trigger={
                      <IconButton
                        icon={ellipsisVerticalIcon}
                        size="sm"
                        label={t('labels.actions', { place: nameOf(label) })}
                      />
                    }
                    items={[
                      {
                        kind: 'action',
                        label: t('labels.replace'),
                        onSelect: () => setOpen({ kind: 'replace', label }),
                      },
                      {
                        kind: 'action',
                        label: t('labels.revoke'),
                        tone: 'danger',
                        onSelect: () => setOpen({ kind: 'revoke', label }),
                      },
                    ]}
                  />
                }
              />
            ))}
          </List>
        </Card>
      ) : null}
      {labels.length > 0 ? (
        <LabelSheet building={building} labels={labels} origin={globalThis.location.origin} />
      ) : null}
      {open.kind === 'add' ? (
        <LabelForm
          building={building}
          deviceId={deviceId}
          isSending={isSending}
          answer={answer}
          onCreate={(body) => void run(() => client.createScanCode({ params: { buildingId: building.id }, body }))}
          onClose={close}
        />
      ) : null}
      {open.kind === 'replace' || open.kind === 'revoke' ? (
        <ConfirmDialog
          open
          title={t(`labels.${open.kind}Confirm.title`)}
          text={t(`labels.${open.kind}Confirm.text`, { place: nameOf(open.label) })}
          confirmLabel={t(`labels.${open.kind}`)}
          tone="danger"
          loading={isSending}
          onConfirm={() => void change(open)}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
