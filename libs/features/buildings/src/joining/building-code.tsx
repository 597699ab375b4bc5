import { useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, ConfirmDialog, Inline, Callout, Stack, Text } from '@imah/ui';
import { printerIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSubmit } from '@imah/app/command';
import { useFormat, useNow } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { changeBuilding } from '../parts/building-commands.ts';
import * as styles from './code-sheet.css.ts';
import { useJoiningTexts } from './texts.ts';

/** The code of the building: shown, printed, replaced and taken away. */
export function BuildingCode({ building }: { readonly building: Building }) {
  const t = useJoiningTexts();
  const format = useFormat();
  const client = useApiClient();
  const now = useNow(60_000);
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const [paper, setPaper] = useState<'no' | 'yes'>('no');
  const params = { buildingId: building.id };
  const read = useRead('getJoinCode', { params });
  const code = read.data;
  const state = readState(read);
  // That there is no network is said once, by the requests below.
  if (code === undefined)
    return state.kind === 'failed' ? <Read of={state} failed={t('codeFailed')} level={3} /> : null;
  const renew = () => submit(() => client.renewJoinCode({ params })).then(() => setAsking('no'));
  function print(): void {
    // The page may hold other sheets: this one is there only while it is printed.
    flushSync(() => setPaper('yes'));
    window.print();
    setPaper('no');
  }
  const remove = () =>
    submit(async () => {
      await client.removeJoinCode({ params });
      return 'removed' as const;
    });
  const shown = code === null ? '' : `${code.code.slice(0, 5)}-${code.code.slice(5)}`;
  const isOver = code !== null && Date.parse(code.expiresAt) <= now;
  return (
    <Stack gap="sm">
      {answer?.message === undefined ? null : (
        <Callout tone="danger" announce="assertive">
          {answer.message}
        </Callout>
      )}
      {code === null ? (
        <Text>{t('code.none')}</Text>
      ) : (
        <Stack gap="none">
          <Text weight="semibold">{t('code.label', { code: shown })}</Text>
          <Text size="sm" tone="muted">
            {isOver
              ? t('code.over')
              : t('code.until', { date: format.date(Date.parse(code.expiresAt), building.timeZone) })}
          </Text>
        </Stack>
      )}
      <Inline gap="sm">
        {code === null ? (
          <Button loading={isSending} onClick={() => void renew()}>
            {t('code.make')}
          </Button>
        ) : (
          <>
            {isOver ? null : (
              <Button icon={printerIcon} onClick={print}>
                {t('code.print')}
              </Button>
            )}
            <Button loading={isSending} onClick={() => setAsking('yes')}>
              {t('code.renew')}
            </Button>
            <Button tone="ghost" loading={isSending} onClick={() => void remove()}>
              {t('code.remove')}
            </Button>
          </>
        )}
      </Inline>
      <ConfirmDialog
        open={asking === 'yes'}
        title={t('code.renewTitle')}
        text={t('code.renewText')}
        confirmLabel={t('code.renew')}
        loading={isSending}
        onConfirm={() => void renew()}
        onClose={() => setAsking('no')}
      />
      {code === null || isOver || paper === 'no' ? null : <CodeSheet building={building} code={shown} />}
    </Stack>
  );
}

/** What the printer gets: the code, large, and what to do with it. */
function CodeSheet({ building, code }: { readonly building: Building; readonly code: string }) {
  const t = useJoiningTexts();
  return createPortal(
    <div className={styles.sheet} aria-hidden>
      <p className={styles.name}>{building.name}</p>
      <p className={styles.code}>{code}</p>
      <p>{t('code.scan')}</p>
      <p>{globalThis.location.origin}</p>
    </div>,
    document.body,
  );
}
